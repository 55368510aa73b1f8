import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE, USER } from '../src/server/db/embedded/session.ts';

export const DEMO_PASSWORD = 'bench demo password';

export interface Program {
  url: string;
  dataDir: string;
  /** From the start of the process to the first answer that says it is ready. */
  startMs: number;
  residentMb(): number;
  stop(): Promise<void>;
}

/** The program as `npm start` runs it, on a data directory of its own unless one is given. */
export async function startProgram(dataDir?: string): Promise<Program> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'thali-bench-')));
  const port = await freePort();
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...(process.env.PROF ? process.env.PROF.split(' ') : []),
      '--max-semi-space-size=4',
      'src/server/main.ts',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: directory, DEMO_PASSWORD, RATE_LIMIT_SCALE: '0' },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    dataDir: directory,
    startMs: performance.now() - started,
    residentMb: () => residentMb(child),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      if (dataDir === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(10);
  }
  throw new Error('The program has ended while starting');
}

function residentMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** How to reach the embedded database of a running program. */
export function connectionOf(dataDir: string) {
  const cluster = join(dataDir, 'postgres');
  const [, , , port, host] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(cluster, 'thali.password'), 'utf8').trim();
  return { host: host || '127.0.0.1', port: Number(port), user: USER, password, database: DATABASE };
}
