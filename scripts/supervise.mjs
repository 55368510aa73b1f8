// Runs a program for `npm start`, and starts it again when it ends unasked, as systemd and containers do.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** The program's exit code for values with which every start would end in the same way. */
const WRONG_START = 78;
/** What ran this long did not fail at its start. */
const SETTLED_MS = 60_000;
const LONGEST_WAIT_S = 30;

const stopping = new AbortController();
/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // Under npm, Ctrl-C arrives twice.
    if (!stopping.signal.aborted) child?.kill(signal);
    stopping.abort();
  });
}

/** @returns {Promise<number>} */
function run() {
  // The channel tells the program when this process is gone.
  child = spawn(process.execPath, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const running = child;
  return new Promise((resolve, reject) => {
    running.once('error', reject);
    running.once('exit', (code) => resolve(code ?? 1));
  });
}

for (let [starts, failures] = [1, 0]; ; starts++) {
  const began = performance.now();
  const code = await run();
  const isWrongStart = starts === 1 && code === WRONG_START;
  if (code === 0 || isWrongStart || stopping.signal.aborted) process.exit(code);
  failures = performance.now() - began < SETTLED_MS ? failures + 1 : 1;
  const seconds = Math.min(2 ** (failures - 1), LONGEST_WAIT_S);
  console.error(`Thali has ended unasked, and starts again in ${seconds} s.`);
  await sleep(seconds * 1_000, undefined, { signal: stopping.signal }).catch(() => process.exit(0));
}
