import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WATCHED = join(ROOT, 'src');
/** Tests, and what browsers run. */
const NOT_ITS_OWN =
  /\.test\.tsx?$|\/testing\/|^\/(ui|texts|apps\/(office|guests))\/|^\/[^/]+\/[^/]+\/(office|guests|texts)/;
/** An editor saves several files one after the other. */
const SETTLES_MS = 50;

/**
 * Runs the program, again after each change of its sources. `node --watch` can't: it adds messages of its own to those
 * of the program's worker threads.
 */
export function keepRunning(args: readonly string[], env: NodeJS.ProcessEnv): { stop(): Promise<void> } {
  let program: ChildProcess = start();
  let waiting: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();

  function start(): ChildProcess {
    return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  }

  async function end(): Promise<void> {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  }

  function restart(): void {
    restarting = restarting.then(async () => {
      console.log('The server has changed, and starts again …');
      await end();
      program = start();
    });
  }

  const watcher = watch(WATCHED, { recursive: true }, (_, file) => {
    if (file === null || NOT_ITS_OWN.test(`/${file}`)) return;
    clearTimeout(waiting);
    waiting = setTimeout(restart, SETTLES_MS);
  });

  return {
    async stop() {
      watcher.close();
      clearTimeout(waiting);
      await restarting;
      await end();
    },
  };
}
