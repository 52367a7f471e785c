# Galley's verbs. `make run` and `make test` set up all they need on a bare Debian 12 with Swift 6.3.

SWIFT ?= swift
WIDTH ?= 375
SET ?= feed
PACKAGES := pkg-config libharfbuzz-dev libicu-dev libfontconfig-dev libopenblas-dev libsimdjson-dev libsqlite3-dev \
	fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core
GALLEY := .build/release/galley
# Passed to every build of the tests; the gate makes warnings errors here.
TEST_FLAGS ?=

.PHONY: run test build setup format lint clean bench-solver bench-lists bench-text soak test-bench

# The main job: heights of a real feed at one width, with a summary.
run: build
	@mkdir -p .build/out
	$(GALLEY) measure Datasets/$(SET).layout.json Datasets/$(SET).ndjson --width $(WIDTH) --summary \
	  --output .build/out/$(SET).csv
	@echo "heights: .build/out/$(SET).csv"; head -n 4 .build/out/$(SET).csv

# Every test, in parallel. The command of the debug build is what process tests run.
test: setup
	$(SWIFT) build --build-tests $(TEST_FLAGS)
	$(SWIFT) test --skip-build --disable-xctest --parallel

build: setup
	$(SWIFT) build -c release --product galley

# ListIndex beside a prefix-sum array and a Fenwick tree, and one changed row of a measured list.
bench-lists: setup
	$(SWIFT) build -c release --package-path Benchmarks --product list-bench
	@mkdir -p Benchmarks/results
	Benchmarks/.build/release/list-bench --json Benchmarks/results/lists.json $(BENCH_FLAGS)

# Galley, a hand-written function, kiwi and Yoga on the same cells; hard systems; cold starts.
bench-solver: PACKAGES += python3-pip
bench-solver: setup
	Benchmarks/fetch-peers
	GALLEY_PEERS=1 $(SWIFT) build -c release --package-path Benchmarks --product solver-bench
	Benchmarks/.build/release/solver-bench --json Benchmarks/results/solver.json $(BENCH_FLAGS)

# A million small random systems against a search of all vertices.
soak: setup
	$(SWIFT) build -c release --package-path Benchmarks --product solver-soak
	Benchmarks/.build/release/solver-soak $(SOAK_FLAGS)

test-bench: setup
	$(SWIFT) build --package-path Benchmarks --build-tests $(TEST_FLAGS)
	$(SWIFT) test --package-path Benchmarks --skip-build --disable-xctest --parallel

# Debian's packages, where any is missing.
setup:
	@missing=$$(for p in $(PACKAGES); do \
	  dpkg-query -W -f '$${db:Status-Status}\n' $$p 2>/dev/null | grep -qx installed || echo $$p; done); \
	if [ -n "$$missing" ]; then \
	  root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	  $$root apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends $$missing; fi

# Galley and Pango on the same texts, CPU time, taking turns.
bench-text: PACKAGES += libpango1.0-dev
bench-text: setup
	@mkdir -p Benchmarks/results
	$(SWIFT) build -c release --package-path Benchmarks --product text-bench
	Benchmarks/.build/release/text-bench --json Benchmarks/results/text.json $(BENCH_FLAGS)

SWIFT_FILES := Package.swift Sources Plugins Tests Examples Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests

format:
	$(SWIFT) format format --in-place -p -r $(SWIFT_FILES)

lint:
	$(SWIFT) format lint --strict -p -r $(SWIFT_FILES)

clean:
	$(SWIFT) package clean
