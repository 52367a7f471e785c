# Galley's verbs. `make run` and `make test` set up all they need on a bare Debian 12 with Swift 6.3.

SWIFT ?= swift
WIDTH ?= 375
SET ?= feed
PACKAGES := pkg-config libharfbuzz-dev libicu-dev libfontconfig-dev libopenblas-dev libsimdjson-dev \
	fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core
GALLEY := .build/release/galley
# Passed to every build of the tests; the gate makes warnings errors here.
TEST_FLAGS ?=

.PHONY: run test build setup format lint clean bench-text

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

format:
	$(SWIFT) format format --in-place -p -r Package.swift Sources Plugins Tests

lint:
	$(SWIFT) format lint --strict -p -r Package.swift Sources Plugins Tests

clean:
	$(SWIFT) package clean
