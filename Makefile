# Every verb. `make run` and `make test` need only Rust, Node, npm and make: the rest is set up first.
.DEFAULT_GOAL := help
.PHONY: help run test setup-run setup-test build code dev fmt lint gen tidy deps doc e2e bench bench-gateway check hooks

help: ## Show this list
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | column -t -s "$$(printf '\t')"

run: setup-run ## Build what changed and start the portals; Ctrl-C stops them
	@cargo run --quiet --bin xtask -- run

# In the environment in which it compiles the workspace, so that no crate is compiled again for it.
TEST = RUSTC_WORKSPACE_WRAPPER=clippy-driver CARGO_INCREMENTAL=0 cargo run --quiet --bin xtask -- test

test: setup-test ## Run every suite, the browser one included; ends with one counting line
	@$(TEST)

setup-run:
	@deploy/setup/packages.sh run

setup-test:
	@deploy/setup/packages.sh test

build: setup-run ## Build binaries and modules, publish the modules to releases/
	@cargo xtask build

# What a change of restarts the portal.
RUST_SOURCES = backend gateway crates deploy/jetway

code: ## The one-time codes of the demo operators, for http://operations.localhost:8080
	@cargo run --quiet --bin jetway-api -- demo-codes

dev: ## The portal, rebuilt and restarted when Rust changes; with MODULE=mfe-flights that module alone with hot reload
ifdef MODULE
	@npm run dev -w $(MODULE)
else
	@deploy/setup/packages.sh run
	@tools=$$(deploy/setup/tools.sh) && "$$tools/watchfiles" --sigint-timeout 20 'cargo xtask run' $(RUST_SOURCES)
endif

fmt: ## Format Rust, TypeScript and JavaScript
	@cargo fmt --all
	@npm run --silent format

lint: ## Formatters and linters of both languages
	@cargo fmt --all --check
	@cargo clippy --workspace --all-targets --quiet -- -D warnings
	@npm run --silent lint
	@npm run --silent typecheck

gen: ## Rewrite generated files
	@cargo xtask gen

tidy: ## Sizes, walls, names, generated files, requirement coverage
	@cargo xtask tidy

deps: ## Forbidden and unused dependencies, licences, sources
	@tools=$$(deploy/setup/tools.sh) && export PATH="$$tools:$$PATH" && cargo deny check bans licenses sources && cargo shear

doc: ## Documentation of our crates, without warnings: target/doc
	@RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --quiet

e2e: setup-test ## Only the browser journeys
	@$(TEST) --only e2e

bench: setup-test ## Benchmarks of the whole portal; figures go to the terminal
	@npm run --silent bench -w bench

bench-gateway: setup-test ## The gateway beside nginx, HAProxy, Varnish, Caddy, Envoy and bare Pingora
	@npm run --silent bench:gateway -w bench

check: lint tidy deps doc ## What to run before a commit, and everything an operator's files may hold
	@cargo build --quiet --workspace --bin jetway-gateway --bin jetway
	@target/debug/jetway check

hooks: ## Optional: check formatting and the subject at each commit
	@git config core.hooksPath .githooks
