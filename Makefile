# The front door. Every target but help, install and clean runs the npm script of its name; contract runs contract:check, and
# contract-report contract:report.
.DEFAULT_GOAL := help
.PHONY: help start dev check test generate lint typecheck format unit contract contract-report e2e bench lighthouse fuzz soak conformance package packages generators docs clean install attack chaos

help: ## Show this help
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## Install the packages (only when the lock file changed)
	@sh scripts/ensure-installed.sh

start: install ## Build, then run the mock gateway and the portal
	@npm run --silent start

dev: install ## Mock gateway, portal and contract, all reloading on save
	@npm run --silent dev

check: install ## What is quick: generated code, format, types, contract, and of the change lint and unit tests
	@npm run --silent check

test: install ## Every check, browser included; the last line counts them
	@npm run --silent test

generate: install ## Derive bundle, types, validators and operations from contract/
	@npm run --silent generate

lint: install ## oxlint, type-aware, with the import boundaries
	@npm run --silent lint

typecheck: install ## Type-check everything
	@npm run --silent typecheck

format: install ## Format the code
	@npm run --silent format

unit: install ## Unit and contract tests (Vitest)
	@npm run --silent unit

contract: install ## Lint the contract, validate its examples, check its coverage
	@npm run --silent contract:check

contract-report: install ## Write docs/contract-report.md: coverage, what is shown and what is inferred
	@npm run --silent contract:report

e2e: install ## End-to-end tests (Playwright) on the production build
	@npm run --silent e2e

bench: install ## Build, then speed and size, as ratios measured in one run
	@npm run --silent bench

lighthouse: install ## Lighthouse on the public pages (mobile, slow 4G); fails below the goals
	@npm run --silent lighthouse

fuzz: install ## 100 000 broken requests to the mock gateway; make fuzz TARGET=portal
	@npm run --silent fuzz -- --target $(or $(TARGET),gateway)

attack: install ## Attack the build over HTTP; fails when an attack wins something
	@npm run --silent attack

chaos: install ## Journeys on the build through faults, kills, expired tokens and no network
	@npm run --silent chaos

soak: install ## Ten minutes of mixed load on the build; make soak SECONDS=60 for less
	@npm run --silent soak -- --seconds $(or $(SECONDS),600)

conformance: install ## Hold a running gateway against the contract: make conformance GATEWAY=https://…
	@npm run --silent conformance -- --gateway "$(GATEWAY)"

package: install ## Make gateway-contract-<version>.tgz: check, mock gateway, recorder and client without a checkout
	@npm run --silent package

packages: install ## Write the list of packages in the build into docs/security.md
	@npm run --silent packages

generators: install ## Give the contract to foreign code generators, Java among them, and compile what they write
	@npm run --silent generators

docs: install ## Serve the rendered contract
	@npm run --silent docs

clean: ## Remove everything that can be rebuilt
	@rm -rf node_modules dist .cache .tanstack test-results playwright-report
