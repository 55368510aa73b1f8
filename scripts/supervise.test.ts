import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../src/testing/server/wait-until.ts';

const SUPERVISOR = join(import.meta.dirname, 'supervise.mjs');

/** A program that notes each start, and behaves by the number of starts. What it must hear of, it listens to first. */
function supervise(behaviour: string, listening = '') {
  const folder = mkdtempSync(join(tmpdir(), 'thali-supervise-'));
  const notes = join(folder, 'starts');
  const script = `
    import { appendFileSync, readFileSync } from 'node:fs';
    const forever = () => setInterval(() => {}, 1_000);
    ${listening}
    appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n');
    const start = readFileSync(${JSON.stringify(notes)}, 'utf8').trim().split('\\n').length;
    ${behaviour}`;
  const supervisor = spawn(process.execPath, [SUPERVISOR, '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    supervisor.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const starts = () => {
    try {
      return readFileSync(notes, 'utf8').trim().split('\n').map(Number);
    } catch {
      return [];
    }
  };
  let said = '';
  supervisor.stderr.on('data', (piece) => {
    said += piece;
  });
  return { supervisor, starts, said: () => said, ended: endOf(supervisor) };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

test.each(['process.exit(1)', "process.kill(process.pid, 'SIGKILL')", 'throw new Error()'])(
  'a program that ends unasked, by %s, starts again',
  async (end) => {
    const { starts, ended } = supervise(`if (start === 1) { ${end} } else process.exit(0);`);
    expect(await ended).toBe(0);
    expect(starts()).toHaveLength(2);
  },
);

test('a first start with wrong values is not repeated', async () => {
  const { starts, ended } = supervise('process.exit(78);');
  expect(await ended).toBe(78);
  expect(starts()).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s goes to the program, whose exit code it ends with',
  async (signal) => {
    const { supervisor, starts, ended } = supervise(
      'process.stdin.resume(); forever();',
      `process.on('${signal}', () => process.exit(start === 1 ? 7 : 0));`,
    );
    await waitUntil(() => starts().length === 1, 'the program runs');
    supervisor.kill(signal);
    expect(await ended).toBe(7);
    expect(starts()).toHaveLength(1);
  },
);

test('SIGTERM between two starts ends it at once', async () => {
  const { supervisor, said, ended } = supervise('process.exit(1);');
  await waitUntil(() => said().includes('again in 2 s'), 'it waits, and longer than before');
  supervisor.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a program whose supervisor is killed hears of it', async () => {
  const { supervisor, starts } = supervise('forever();', "process.on('disconnect', () => process.exit(0));");
  await waitUntil(() => starts().length === 1, 'the program runs');
  const [pid = 0] = starts();
  supervisor.kill('SIGKILL');
  const isGone = () => {
    try {
      process.kill(pid, 0);
      // One that has ended waits until the system takes note of it.
      return process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return true;
    }
  };
  await waitUntil(isGone, 'the program has ended');
});
