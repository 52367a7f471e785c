import CKernels
import Glibc
import Testing

@testable import ConstraintSolver

/// Old kernels are noticed and replaced, in a process of its own each time, for kernels belong to the process.
@Suite struct OpenBLASCoreTests {
  /// Whether this machine has what a switch takes: a CPU with wide vectors, and a build with several kernels.
  private static var canSwitch: Bool {
    galley_best_instructions() > 0 && dlsym(nil, "gotoblas_dynamic_init") != nil
      && dlsym(nil, "gotoblas_dynamic_quit") != nil
  }

  /// Puts this process in the state of one whose OpenBLAS chose the oldest kernels by itself.
  private static func startOld() {
    unsetenv(OpenBLASCore.variable)
    precondition(OpenBLASCore.load("Prescott") && OpenBLASCore.runningCore == "Prescott")
    precondition(getenv(OpenBLASCore.variable) == nil, "loading kernels leaves the environment as it was")
  }

  @Test(.enabled(if: canSwitch)) func switchesUpwards() async {
    await #expect(processExitsWith: .success) {
      Self.startOld()
      let core = OpenBLASCore.adapt()
      precondition(core.found == "Prescott" && core.decision == .switched && core.current != "Prescott")
      precondition(core.current == OpenBLASCore.runningCore && OpenBLASCore.isUpToDate)
      precondition(getenv(OpenBLASCore.variable) == nil && OpenBLASCore.adapt() == core)
    }
  }

  @Test(.enabled(if: canSwitch)) func honoursTheUser() async {
    await #expect(processExitsWith: .success) {
      Self.startOld()
      setenv(OpenBLASCore.variable, "Prescott", 1)
      let core = OpenBLASCore.adapt()
      precondition(core.decision == .chosenByUser && core.current == "Prescott" && !OpenBLASCore.isUpToDate)
    }
  }

  /// An empty variable chooses nothing.
  @Test(.enabled(if: canSwitch)) func emptyIsNoChoice() async {
    await #expect(processExitsWith: .success) {
      Self.startOld()
      setenv(OpenBLASCore.variable, "", 1)
      precondition(OpenBLASCore.adapt().decision == .switched)
    }
  }

  /// Kernels as new as the CPU, or newer ones of the same width, stay.
  @Test(.enabled(if: canSwitch)) func keepsNewKernels() async {
    await #expect(processExitsWith: .success) {
      unsetenv(OpenBLASCore.variable)
      precondition(OpenBLASCore.load(galley_best_instructions() == 2 ? "Cooperlake" : "Zen"))
      let before = OpenBLASCore.runningCore
      let core = OpenBLASCore.adapt()
      precondition(core.decision == .kept && core.current == before && core.found == before)
    }
  }
}
