import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import { withClient } from '#testing/server/with-client.ts';
import { clusterName } from './layout.ts';
import { readPidFile } from './pid-file.ts';
import { endProcesses, isAlive, serverProcesses, within } from './processes.ts';
import { type EmbeddedDatabase, type Machine, startEmbedded } from './start-embedded.ts';

/** Makes a data directory. At the end of the test it is deleted, and everything that still runs in it is ended. */
export async function newDataDir(...below: string[]): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'thali-test-'));
  const dataDir = join(base, ...below);
  onTestFinished(async () => {
    await endProcesses(join(dataDir, 'postgres'), dataDir);
    await rm(base, { recursive: true, force: true, maxRetries: 5 });
    for (const name of await readdir(tmpdir())) {
      if (name.startsWith(clusterName(join(dataDir, 'postgres'))))
        await rm(join(tmpdir(), name), { recursive: true });
    }
  });
  return dataDir;
}

/** The same with a stopped cluster in it, which is copied because making one takes most of a first start. */
export function useMadeCluster(): () => Promise<string> {
  let template = '';
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'thali-template-'));
    const database = await startEmbedded({ dataDir: template, log() {} });
    await database.stop();
  });
  afterAll(() => rm(template, { recursive: true, force: true }));
  return async () => {
    const dataDir = await newDataDir('data');
    await soon('the copy of a made cluster', promisify(execFile)('cp', ['-a', template, dataDir]));
    return dataDir;
  };
}

interface Started extends EmbeddedDatabase {
  messages: string[];
}

export async function start(dataDir: string, machine: Machine = {}): Promise<Started> {
  const messages: string[] = [];
  const starting = startEmbedded({ dataDir, log: (message) => messages.push(message) }, machine);
  const database = await soon('the start of the database', starting, () => messages.join('\n'));
  onTestFinished(() => database.stop());
  return { ...database, messages };
}

export async function query(
  { connection }: Pick<EmbeddedDatabase, 'connection'>,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  return withClient(connection, async (client) => {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  });
}

interface Owner {
  readonly child: ChildProcess;
  readonly pid: number;
  /** What it says first: "ready", or the message of its error. */
  readonly says: Promise<string>;
  kill(): Promise<void>;
}

/** Another program that starts the database of this directory and then holds it. */
export function startOwner(dataDir: string): Owner {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('start-embedded.ts', import.meta.url))});
    try {
      await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
      process.stdout.write('ready\\n');
      setInterval(() => {}, 1000);
    } catch (error) {
      process.stdout.write(error.name + ': ' + error.message + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ended = exited.then(([code, name]) => `nothing, and ended (${code ?? name})`);
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const line = once(createInterface(child.stdout), 'line').then(([first]) => String(first));
  const says = soon('what another program says', Promise.race([line, ended]));
  // Not every test listens.
  says.catch(() => {});
  return { child, pid: child.pid ?? 0, says, kill };
}

/** The process id in the data directory; 0 while there is none. */
export async function postmasterIn(dataDir: string): Promise<number> {
  return (await readPidFile(join(dataDir, 'postgres')))?.pid ?? 0;
}

export function serversOf(dataDir: string): Promise<number[]> {
  return serverProcesses(join(dataDir, 'postgres'), dataDir);
}

export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await within(30_000, condition))) throw new Error(`Not within ${PATIENCE_MS} ms: ${what}`);
}

/** Names what did not happen, which a test that runs out of time does not. */
async function soon<T>(what: string, done: Promise<T>, seen = () => ''): Promise<T> {
  const stop = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`Not within ${PATIENCE_MS} ms: ${what} ${seen()}`);
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}

export { isAlive };
