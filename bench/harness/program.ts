import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT, BUILT_ENVIRONMENT, ENVIRONMENT, NODE_FLAGS } from '../../scripts/run-with.mjs';
import { clusterName } from '../../src/platform/db/server/embedded/layout.ts';
import { endProcesses } from '../../src/platform/db/server/embedded/processes.ts';
import { bareEnvironment } from '../../src/testing/server/bare-environment.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { clusterOf } from './database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** For a first start with its demo: a minute of work, and more on a busy machine. */
const READY_WITHIN_MS = 580_000;

export interface ProgramOptions {
  dataDir: string;
  /** Another program than the built one, relative to the root of the repository. */
  entry?: string;
  args?: string[];
  env?: Record<string, string>;
}

/** The real program in a process of its own, started like `npm start`. */
export interface Program {
  readonly pid: number;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  hasEnded(): boolean;
  output(): string;
  residentMb(): number;
  kill(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export function launch({ dataDir, entry = BUILT, args = [], env = {} }: ProgramOptions): Program {
  const child = spawn(process.execPath, [...NODE_FLAGS, entry, ...args], {
    cwd: ROOT,
    env: {
      ...(entry === BUILT ? BUILT_ENVIRONMENT : ENVIRONMENT),
      ...bareEnvironment(),
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
    residentMb: () => residentKbOf(child.pid ?? 0) / 1024,
    kill: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function residentKbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

/** Resolves with the address that the program prints once it serves. */
export async function whenReady(program: Program): Promise<string> {
  const address = () => /(http:\S+)\/docs/.exec(program.output())?.[1];
  await waitUntil(() => address() !== undefined || program.hasEnded(), 'the program serves', READY_WITHIN_MS);
  const url = address();
  if (url === undefined) throw new Error(`The program ended before it served:\n${program.output()}`);
  return url.replace('localhost', '127.0.0.1');
}

/** Resolves when a first start has made all of its demo. */
export async function whenDemoIsWhole(program: Program): Promise<void> {
  const isWhole = () => program.output().includes('The demo is whole');
  await waitUntil(() => isWhole() || program.hasEnded(), 'the demo is whole', READY_WITHIN_MS);
}

/** Creates a data directory. `remove` also ends every process that still uses it. */
export async function newDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-'));
  const name = clusterName(clusterOf(dataDir));
  return {
    dataDir,
    async remove() {
      await endProcesses(clusterOf(dataDir), name);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      for (const entry of await readdir(tmpdir()))
        if (entry.startsWith(name)) await rm(join(tmpdir(), entry), { recursive: true, force: true });
    },
  };
}
