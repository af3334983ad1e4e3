# Each target is one command; the scripts in .ci say what they do. Every one installs what it misses.

serve:        ## build the release page and serve it on this machine
	.ci/serve

test:         ## every check
	.ci/test

dist:         ## the site, ready to publish, in dist/
	.ci/dist

verify:       ## the account of one case with its reasons, as plain text: make verify CASE=tests/verify/herd.json
	@.ci/verify '$(CASE)'

matrix:       ## the wider run: two clones give the same bytes, more browsers
	.ci/matrix

size:         ## what the first visit weighs, file by file, and how that compares with the least there could be
	.ci/size

bench:        ## how fast it is, as ratios: natively, inside wasm, across the border, beside big.js and decimal.js
	.ci/bench

lighthouse:   ## the four scores, largest paint, blocking time and shift, a median of three
	.ci/lighthouse

reproducible: ## two clones in different folders give the same bytes
	.ci/reproducible

fuzz:         ## made-up text at the readers and the reckoning, a minute a target
	.ci/fuzz

mutants:      ## changed lines that no test notices; SHARD=1/8 takes an eighth
	.ci/mutants

.PHONY: serve test dist verify matrix size bench lighthouse reproducible fuzz mutants
