import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FILE = join(import.meta.dirname, '../../deploy/thali.service');
/** Of 10, which is a service without any protection. What is not ours may raise it: Node makes code as it runs. */
const MOST_EXPOSED = 2;

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return [status, `${stdout}${stderr}`];
}

test('systemd takes the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'systemd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // The program is not installed here.
  const unit = readFileSync(FILE, 'utf8').replace(/^ExecStart=.*/m, `ExecStart=${process.execPath}`);
  writeFileSync(join(folder, 'thali.service'), unit);
  expect(analyze('verify', join(folder, 'thali.service'))).toEqual([0, '']);
});

test('the unit leaves the program little of the machine', () => {
  const most = `--threshold=${MOST_EXPOSED * 10}`;
  expect(analyze('security', '--offline=true', most, FILE)).toEqual([
    0,
    expect.stringContaining('thali.service'),
  ]);
});
