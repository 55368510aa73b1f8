import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { waitUntil } from '#testing/server/wait-until.ts';

const HERE = import.meta.dirname;

/** Runs a program that serves until it is told to stop, with one fault. Answers what it says and how it ends. */
async function runWith(fault: string) {
  const script = `
    import { connect } from 'node:net';
    import { catchWhatIsLeft } from '${HERE}/last-resort.ts';
    import { listenForStop } from '${HERE}/stop.ts';
    const stop = listenForStop();
    const metrics = { unhandled: (kind) => console.log('counted as', kind) };
    catchWhatIsLeft({ metrics, onError: (error) => console.log('logged:', error.message) }, stop.because);
    setImmediate(() => { ${fault} });
    setInterval(() => {}, 1_000);
    const reason = await stop.once(null);
    console.log(reason ?? 'still serving');
    process.exit(reason === null ? 0 : 1);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let [said, problems] = ['', ''];
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  child.stderr.on('data', (piece) => {
    problems += piece;
  });
  const ended = once(child, 'close');
  await waitUntil(() => said.includes('logged') || problems !== '', 'the fault is logged');
  child.kill('SIGTERM');
  const [code] = await ended;
  expect(problems).toBe('');
  return { code, said: said.trim().split('\n') };
}

test('a promise that fails and that nobody awaits is counted and logged, and the program serves on', async () => {
  expect(await runWith("Promise.reject(new Error('no answer'))")).toEqual({
    code: 0,
    said: ['counted as rejection', 'logged: no answer', 'still serving'],
  });
});

test('an error of a connection that nobody listens to ends that connection alone', async () => {
  const { code, said } = await runWith("connect({ host: '127.0.0.1', port: 1 })");
  expect(code).toBe(0);
  expect(said).toEqual(['counted as exception', expect.stringContaining('ECONNREFUSED'), 'still serving']);
});

test('any other exception that nothing catches ends the program in order, with its reason', async () => {
  const { code, said } = await runWith("throw new Error('half done')");
  expect(code).toBe(1);
  expect(said).toEqual([
    'counted as exception',
    'logged: half done',
    expect.stringMatching(/^The program ends because of .*: half done$/),
  ]);
});
