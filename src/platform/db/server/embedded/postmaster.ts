import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import { EmbeddedDatabaseError, WAY_OUT } from './errors.ts';
import type { Layout } from './layout.ts';
import { type PidFile, readPidFile } from './pid-file.ts';
import { endProcesses, isAlive, serverProcesses, signal, within } from './processes.ts';
import { commandOf, type RunAs } from './run-as.ts';
import { fileSize, quoteLog } from './server-log.ts';

// Recovery after a crash replays at most max_wal_size, which can take a while on a slow disk.
const READY_WITHIN = 120_000;

export interface Postmaster {
  readonly pid: number;
  readonly gone: Promise<void>;
}

export async function launch(
  layout: Layout,
  binaries: Binaries,
  runAs: RunAs,
  settings: string[],
): Promise<Postmaster> {
  const logStart = await fileSize(layout.logFile);
  if (process.platform === 'win32') return launchOnWindows(layout, binaries, settings, logStart);
  const log = await open(layout.logFile, 'a', 0o600);
  try {
    const [command, args] = commandOf(runAs, binaries.postgres, ['-D', layout.cluster, ...settings]);
    // Starts a session of its own, so that Ctrl-C in the terminal reaches only us and we stop the server in order.
    const child = spawn(command, args, {
      ...runAs.ids,
      cwd: layout.cluster,
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await once(child, 'spawn');
    child.unref();
    const pid = child.pid as number;
    await untilReady(layout, pid, () => ended(child), logStart);
    return { pid, gone };
  } finally {
    await log.close();
  }
}

export function watchProcess(pid: number): Postmaster {
  return { pid, gone: untilGone(pid) };
}

export async function untilReady(
  layout: Layout,
  pid: number,
  hasEnded: () => boolean,
  logStart: number,
): Promise<PidFile> {
  let found: PidFile | undefined;
  const settled = await within(READY_WITHIN, async () => {
    found = await readPidFile(layout.cluster);
    return hasEnded() || (found?.pid === pid && found.status === 'ready');
  });
  if (settled && found && !hasEnded()) return found;
  await endProcesses(layout.cluster, layout.name);
  throw new EmbeddedDatabaseError(
    `The embedded database did not ${settled ? 'start' : 'get ready'}. Its log says:\n` +
      `${await quoteLog(layout.logFile, logStart)}\nIf this does not say what to do: ${WAY_OUT}`,
  );
}

interface Patience {
  readonly fast: number;
  readonly immediate: number;
}

/** Fast shutdown (SIGINT), then immediate (SIGQUIT), then by force. None of the three loses a commit. */
export async function stopPostmaster(
  layout: Layout,
  binaries: Binaries,
  pid: number,
  patience: Patience,
): Promise<void> {
  const gone = () => !isAlive(pid);
  if ((await serverProcesses(layout.cluster, layout.name)).includes(pid)) {
    if (process.platform === 'win32') await stopOnWindows(layout, binaries);
    else signal(pid, 'SIGINT');
    if (!(await within(patience.fast, gone))) {
      signal(pid, 'SIGQUIT');
      await within(patience.immediate, gone);
    }
  }
  if ((await serverProcesses(layout.cluster, layout.name)).length > 0) {
    await endProcesses(layout.cluster, layout.name);
  }
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Polls for the end of a server that is not our child process. */
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(200, undefined, { ref: false });
}

/** PostgreSQL also refuses administrators on Windows. pg_ctl starts it with fewer rights. */
async function launchOnWindows(
  layout: Layout,
  binaries: Binaries,
  settings: string[],
  logStart: number,
): Promise<Postmaster> {
  const options = settings.map((part) => `"${part}"`).join(' ');
  const args = ['start', '-W', '-D', layout.cluster, '-l', layout.logFile, '-o', options];
  await promisify(execFile)(binaries.pgCtl, args, { env: serverEnvironment() });
  let pid: number | undefined;
  await within(10_000, async () => {
    pid = (await readPidFile(layout.cluster))?.pid;
    return pid !== undefined;
  });
  const started = pid ?? 0;
  await untilReady(layout, started, () => started === 0 || !isAlive(started), logStart);
  return watchProcess(started);
}

async function stopOnWindows(layout: Layout, binaries: Binaries): Promise<void> {
  const args = ['stop', '-W', '-m', 'fast', '-D', layout.cluster];
  await promisify(execFile)(binaries.pgCtl, args, { env: serverEnvironment() });
}
