# The three doors of the project. Each does its own set-up.
.PHONY: run test bench setup soak fuzz

CARGO ?= cargo

# A game against the computer in the terminal.
run:
	$(CARGO) run --release -p gefecht -- play battleground

# Everything that must hold: formatting, lints, tests, scenarios.
test: setup
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) nextest run --workspace
	$(CARGO) run --quiet -p gefecht -- scenario scenarios

# Random play beside random chess, in the same run; and the memory of a game.
bench:
	$(CARGO) bench -p gefecht --bench play
	$(CARGO) bench -p gefecht --bench memory

# 100,000 random games, each replayed decision by decision, its record verified.
soak:
	$(CARGO) run --release --quiet -p gefecht -- sim battleground --games 100000 --seats random,random --verify
	$(CARGO) run --release --quiet -p gefecht -- sim battleground --games 5000 --seats greedy,greedy --verify

# Arbitrary bytes as answers, packs, scenarios and records; SECONDS each.
SECONDS ?= 600
fuzz: setup-fuzz
	for target in answer listed pack record scenario; do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none $$target -- -max_total_time=$(SECONDS) -max_len=4096 || exit 1; \
	done

setup:
	@$(CARGO) nextest --version >/dev/null 2>&1 || $(CARGO) install cargo-nextest --locked

setup-fuzz:
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
