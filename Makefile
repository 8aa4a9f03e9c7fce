# The doors of the project. Each does its own set-up.
.PHONY: run dist dist-python library test test-rust test-page test-browser test-python test-ray build-tests run-rust run-python bench bench-python soak rolls fuzz types web setup-rust setup-web setup-python setup-fuzz

CARGO ?= cargo
NPM ?= npm
PYTHON ?= python3
# The browser and the database that the tests drive are those of the system's packages.
APT = DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

# The table in the browser, with an embedded database. It prints its address.
# The client is built beside all of the program that can do without it: its library.
run:
	$(MAKE) -j2 web library
	$(CARGO) run --profile table -p gefecht -- serve

library:
	$(CARGO) build --profile table -p gefecht --lib

# A compiler that lints (see .ci/run) needs no pass of its own, but benches are built too.
ifeq ($(RUSTC_WORKSPACE_WRAPPER),clippy-driver)
LINT = $(CARGO) test --quiet --workspace --no-run --tests --bench play --bench simulation --bench memory --bench load
else
LINT = $(CARGO) clippy --workspace --all-targets -- -D warnings
endif

# Everything that must hold: formatting, lints, tests, scenarios, the package of Python, and the game in
# a browser. What needs no program is done beside what builds it, and one more job than there are cores
# runs at a time: some wait for the network, for servers that are killed or for clocks. The program that
# Python's and the browser's tests drive is the one that was built for the tests: built alone it would
# have other features, and everything below it would be built once more.
test: setup-rust setup-web
	$(MAKE) -j3 --output-sync=line build-tests test-page setup-python
	$(MAKE) -j2 --output-sync=line run-rust run-python
	cd web && $(NPM) run --silent e2e

test-rust: build-tests
	$(MAKE) run-rust

test-python: build-tests setup-python
	$(MAKE) run-python

test-browser: build-tests setup-web web
	cd web && $(NPM) run --silent e2e

# An unoptimised program reads the page from its folder: it can be built before it.
build-tests: setup-rust
	$(CARGO) fmt --all --check
	$(LINT)
	$(CARGO) test --quiet --workspace --no-run

run-rust: web
	$(CARGO) nextest run --workspace --test-threads $$(( $$(nproc) + 1 ))
	target/debug/gefecht scenario scenarios

# The package as it is imported, with the extension that was built for the tests of Rust.
run-python:
	cp target/debug/deps/lib_gefecht.so python/gefecht/_gefecht.abi3.so
	cd python && .venv/bin/python -m pytest --quiet

test-page: setup-web web
	cd web && $(NPM) run --silent formatted
	cd web && $(NPM) run --silent check
	cd web && $(NPM) test

# A simulation over a cluster on this machine equals the unsplit one; Ray is as large as everything else.
test-ray: setup-python
	python/.venv/bin/pip install --quiet --requirement examples/python/requirements.txt
	$(MAKE) test-python

# Measuring beside a physics library; random play beside random chess, in the same run; simulated games
# on one core and two, and odds beside an enumeration; the memory of a game; many games on a server.
bench: web
	$(CARGO) bench --manifest-path bench/Cargo.toml
	$(CARGO) bench -p gefecht --bench play
	$(CARGO) bench -p gefecht --bench simulation
	$(CARGO) bench -p gefecht --bench memory
	$(CARGO) bench -p gefecht --bench load

# Steps a second of many games from Python, beside the loop in Rust and a game of PettingZoo's.
bench-python: dist-python
	$(PYTHON) -m venv target/bench-python
	target/bench-python/bin/pip install --quiet dist/gefecht-*.whl --requirement bench/python/requirements.txt
	target/bench-python/bin/python bench/python/steps.py

# What is handed out: the stripped program with the client inside, its completions and manual pages,
# the wheel, and the context of its container.
dist: web dist-python
	$(CARGO) build --release --locked -p gefecht
	mkdir -p dist/completions
	cp target/release/gefecht dist/
	for shell in bash fish zsh; do dist/gefecht completions $$shell > dist/completions/gefecht.$$shell; done
	dist/gefecht man dist/man
	git archive --format=tar.gz -o dist/context.tar.gz HEAD

# The wheel, for Python 3.11 and all that follow.
dist-python: setup-python
	rm -f dist/gefecht-*.whl
	cd python && .venv/bin/maturin build --release --locked --strip --out ../dist

# Many random and greedy games, each replayed decision by decision, its record verified. Before, ten
# million dice and more of each game fall in attacks on the table, as the exact odds foretell.
soak:
	SEEDS=50000 $(CARGO) nextest run --release --no-capture -E 'test(forecast_equals_engine)'
	$(CARGO) run --release --quiet -p gefecht -- sim battleground --games 100000 --seats random,random --verify
	$(CARGO) run --release --quiet -p gefecht -- sim battleground --games 5000 --seats greedy,greedy --verify
	for edition in 2023-06 2023-07; do \
		$(CARGO) run --release --quiet -p gefecht -- sim shatterpoint --edition $$edition --games 20000 --seats random,random --verify && \
		$(CARGO) run --release --quiet -p gefecht -- sim shatterpoint --edition $$edition --games 1000 --seats greedy,greedy --verify || exit 1; \
	done
	for operation in chain-reaction crash-landing explore-the-ruins extract-the-agent foil-the-heist jailbreak silent-skies; do \
		$(CARGO) run --release --quiet -p gefecht -- sim shatterpoint --operation $$operation --games 5000 --seats random,random --verify && \
		$(CARGO) run --release --quiet -p gefecht -- sim shatterpoint --operation $$operation --games 1000 --seats greedy,greedy --verify || exit 1; \
	done
	for format in learning standard; do \
		$(CARGO) run --release --quiet -p gefecht -- sim legion --format $$format --games 5000 --seats random,random --verify && \
		$(CARGO) run --release --quiet -p gefecht -- sim legion --format $$format --games 200 --seats greedy,greedy --verify || exit 1; \
	done

# Ten million rolls of each game, die by die, against the exact odds.
rolls:
	ROLLS=10000000 $(CARGO) nextest run -p gefecht --test gefecht --no-capture -E 'test(/^rolls::/)'

# Arbitrary bytes as answers, messages, packs, scenarios and records; SECONDS each.
SECONDS ?= 600
fuzz: setup-fuzz
	for target in answer listed message pack places record scenario; do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none $$target -- -max_total_time=$(SECONDS) -max_len=4096 || exit 1; \
	done

# The types of the client and the schemas of packs, from those of the server and the rulesets.
types:
	UPDATE_TYPES=1 $(CARGO) test --quiet -p types

# The client, as the program embeds it; a program that was built before it is built again.
web: web/dist/index.html

web/dist/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/vite-fonts.ts \
		$(shell find web/src locales web/public -type f -not -path '*/fonts/*')
	cd web && $(NPM) run --silent build
	@touch crates/gefecht/src/page.rs

# Not `npm ci`: it insists on the bundler's binaries for all other systems too.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && $(NPM) install --no-save --no-audit --no-fund
	@touch $@

setup-rust:
	@$(CARGO) nextest --version >/dev/null 2>&1 || $(CARGO) install cargo-nextest --locked
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || (apt-get update -qq && $(APT) postgresql)
	@command -v python3 >/dev/null || (apt-get update -qq && $(APT) python3)

setup-web: web/node_modules/.package-lock.json
	@command -v chromium-headless-shell chromium >/dev/null || (apt-get update -qq && $(APT) chromium-headless-shell)

setup-python: python/.venv/installed

python/.venv/installed: python/requirements.txt
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || (apt-get update -qq && $(APT) python3 python3-venv)
	$(PYTHON) -m venv python/.venv
	python/.venv/bin/pip install --quiet --disable-pip-version-check --requirement python/requirements.txt
	@touch $@

setup-fuzz:
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
