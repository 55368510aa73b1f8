import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../../src/testing/server/bare-environment.ts';

const FILE = join(import.meta.dirname, '../../deploy/Caddyfile');

test.each([
  {},
  { SITE: 'menus.example', UPSTREAMS: 'thali-1:3000 thali-2:3000', ASK: 'http://thali-1:3000' },
])('Caddy takes its file with %j', (variables) => {
  const HOME = mkdtempSync(join(tmpdir(), 'caddy-'));
  onTestFinished(() => rmSync(HOME, { recursive: true, force: true }));
  const env = { ...bareEnvironment(), HOME, ...variables };
  const args = ['validate', '--config', FILE, '--adapter', 'caddyfile'];
  const { status, stdout, stderr } = spawnSync('caddy', args, { env, encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Valid configuration')]);
});
