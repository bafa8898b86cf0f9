# Two commands: `make site` builds everything into output/, `make test` checks everything.
.PHONY: site test lint bench lighthouse prove prove-year clean

site:
	@generator/setup.sh site
	.venv/bin/rollpress plan all
	.venv/bin/rollpress build

test: lint
	.venv/bin/python -m pytest -q -n auto

lint:
	@generator/setup.sh test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

# Ratios of speed, measured in one run; not part of `make test`.
bench:
	@generator/setup.sh test
	.venv/bin/python -m pytest -q -s --override-ini addopts="--import-mode=importlib -p no:cacheprovider" tests/bench

# One page of each type under Lighthouse: accessibility, best practices, SEO 100, performance 95 and more.
lighthouse:
	@generator/setup.sh test
	npm ci --silent --prefix tests/bench/lighthouse
	.venv/bin/python -m pytest -q -s --override-ini addopts="--import-mode=importlib -p no:cacheprovider" tests/bench/lighthouse/pages.py

# Everything published, proved again from the ledger alone.
prove:
	@generator/setup.sh site
	rm -rf .rollpress/verified
	.venv/bin/rollpress verify

# A year of every game planned afresh: no flagged word, nothing outside its gates, no letters twice.
prove-year:
	@generator/setup.sh test
	.venv/bin/python -m pytest -q -p no:cacheprovider tests/bench/test_fair_year.py

clean:
	rm -rf .venv .rollpress output/* .mypy_cache .ruff_cache tests/web/node_modules tests/bench/lighthouse/node_modules
