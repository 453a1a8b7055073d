# Every verb. `make run` and `make test` need only Rust, Node, npm and make: the rest is set up first.
.DEFAULT_GOAL := help
.PHONY: help run test setup-run setup-test build dev lint gen tidy e2e bench bench-gateway check

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | column -t -s "$$(printf '\t')"

run: setup-run ## Build what changed and start the portals; Ctrl-C stops them
	@cargo run --quiet --package xtask -- run

test: setup-test ## Run every suite, the browser one included; ends with one counting line
	@cargo run --quiet --package xtask -- test

setup-run:
	@deploy/setup/packages.sh run

setup-test:
	@deploy/setup/packages.sh test

build: setup-run ## Build binaries and modules, publish the modules to releases/
	@cargo xtask build

dev: ## One module alone with hot reload: make dev MODULE=mfe-flights
	@npm run dev -w $(or $(MODULE),mfe-flights)

lint: ## Formatters and linters of both languages
	@cargo fmt --all --check
	@cargo clippy --workspace --all-targets --quiet -- -D warnings
	@npm run --silent lint
	@npm run --silent typecheck

gen: ## Rewrite generated files
	@cargo xtask gen

tidy: ## Sizes, walls, names, generated files, requirement coverage
	@cargo xtask tidy

e2e: setup-test ## Only the browser journeys
	@cargo run --quiet --package xtask -- test --only e2e

bench: setup-test ## Benchmarks of the whole portal; figures go to the terminal
	@npm run --silent bench -w bench

bench-gateway: setup-test ## The gateway beside nginx, HAProxy, Varnish, Caddy, Envoy and bare Pingora
	@npm run --silent bench:gateway -w bench

check: lint tidy ## What to run before a commit, and everything an operator's files may hold
	@cargo build --quiet --package jetway-gateway --package jetway
	@target/debug/jetway check
