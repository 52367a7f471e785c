import Glibc
import ListIndex
func rss() -> Int { let f = fopen("/proc/self/statm", "r")!; var a = 0, b = 0; withUnsafeMutablePointer(to: &a) { a in withUnsafeMutablePointer(to: &b) { b in _ = withVaList([a, b]) { vfscanf(f, "%ld %ld", $0) } } }; fclose(f); return b * 4096 }
func time(_ b: () throws -> Void) rethrows -> Double {
  var a = timespec(), c = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a); try b(); clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &c)
  return Double(c.tv_sec - a.tv_sec) * 1e9 + Double(c.tv_nsec - a.tv_nsec)
}
let n = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1])! : 10_000_000
let keys = Array(0..<n)
nonisolated(unsafe) var seed: UInt64 = 1
func rnd() -> Int { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return Int(seed >> 33) }
let extents = (0..<n).map { _ in Extent(units: Int64(rnd() % 200 + 40) << 27) }
let places = (0..<1_000_000).map { _ in rnd() % n }
for _ in 0..<2 {
let before = rss()
var list = ListIndex<Int>()
let b = try time { list = try ListIndex(keys: keys, extents: extents) }
print("build ms", b / 1e6, "bytes/row", Double(rss() - before) / Double(n) - 8)
var sum: Int64 = 0
print("offset(at)", try (0..<7).map { _ in try time { for p in places { sum &+= try list.offset(at: p).units } } / 1e6 }.min()!)
let total = Int(list.total.units)
let offs = places.map { _ in Extent(units: Int64(Double(rnd()) / Double(1 << 31) * Double(total))) }
print("index(at)", try (0..<7).map { _ in try time { for p in offs { sum &+= Int64(list.index(at: p)!) } } / 1e6 }.min()!)
print("offset(of)", try (0..<7).map { _ in try time { for p in places { sum &+= try list.offset(of: p).units } } / 1e6 }.min()!)
print("insert mid", try time { for i in 0..<100000 { try list.insert(n + i, extent: Extent(units: 5), at: n / 2 + i / 2) } } / 1e5)
print("insert rnd", try time { for i in 0..<100000 { try list.insert(2 * n + i, extent: Extent(units: 5), at: places[i]) } } / 1e5)
print("set rnd", try time { for i in 0..<100000 { try list.setExtent(of: places[i + 1000], to: Extent(units: 500)) } } / 1e5)
print("remove key", try time { for i in 0..<100000 { try list.remove(2 * n + i) } } / 1e5)
print("remove idx", try time { for i in 0..<100000 { try list.remove(at: places[i]) } } / 1e5)
let snap = list
print("first set", try time { try list.setExtent(at: n/2, to: Extent(units: 7)) })
let snap2 = list
print("first insert", try time { try list.insert(-1, extent: Extent(units: 7), at: n/3) })
print("2nd insert", try time { try list.insert(-2, extent: Extent(units: 7), at: n/3*2) })
print(sum, snap.count, snap2.count)
}
