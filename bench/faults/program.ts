import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf } from '../../src/server/db/embedded/layout.ts';
import { readPidFile } from '../../src/server/db/embedded/pid-file.ts';
import { endProcesses, serverProcesses, signal } from '../../src/server/db/embedded/processes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 60_000;

export interface ProgramOptions {
  dataDir: string;
  /** The file that is run, from the root of the repository. */
  entry?: string;
  env?: Record<string, string>;
}

/** The real program, as a process of its own. */
export interface Program {
  readonly pid: number;
  /** What it exits with, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  hasEnded(): boolean;
  output(): string;
  kill(name: NodeJS.Signals): void;
}

export function launch({ dataDir, entry = 'src/server/main.ts', env = {} }: ProgramOptions): Program {
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compile'),
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, name]) => {
    hasEnded = true;
    return (code ?? name) as number | string;
  });
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => hasEnded,
    output: () => output,
    kill: (name) => void child.kill(name),
  };
}

/** The address that it prints once it serves. */
export async function whenReady(program: Program): Promise<string> {
  let url: string | undefined;
  await until('the program serves', READY_WITHIN_MS, () => {
    url = /(http:\S+)\/docs/.exec(program.output())?.[1];
    return url !== undefined || program.hasEnded();
  });
  if (url === undefined) throw new Error(`The program ended before it served:\n${program.output()}`);
  return url.replace('localhost', '127.0.0.1');
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

export function databaseProcesses(dataDir: string): Promise<number[]> {
  const cluster = clusterOf(dataDir);
  return serverProcesses(cluster, nameOf(cluster));
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const found = await readPidFile(clusterOf(dataDir));
  if (!found) throw new Error('The database has no postmaster.pid');
  return found.pid;
}

export async function killAll(pids: number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
}

/** A directory for data, with a way to end whatever still works in it and to remove it. */
export async function newDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-faults-'));
  const name = nameOf(clusterOf(dataDir));
  return {
    dataDir,
    async remove() {
      await endProcesses(clusterOf(dataDir), name);
      await rm(dataDir, { recursive: true, force: true });
      for (const entry of await readdir(tmpdir()))
        if (entry.startsWith(name)) await rm(join(tmpdir(), entry), { recursive: true, force: true });
    },
  };
}

export async function until(
  what: string,
  ms: number,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + ms;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Not within ${ms} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
