import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError, hasCode } from './errors.ts';

const PROGRAMS = new Set(['postgres', 'initdb', 'unshare']);
const GONE = ['ENOENT', 'ESRCH'];

/**
 * The live PostgreSQL processes that work in this directory. A pid alone proves nothing, because pids are reused.
 * `marker` (the cluster's name) finds the processes where there is no /proc.
 */
export async function serverProcesses(directory: string, marker: string): Promise<number[]> {
  if (process.platform === 'linux') return workingIn(directory, marker);
  if (process.platform === 'win32') return windowsServers();
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,stat=,command=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found && !found[2]?.startsWith('Z') && isOurs(found[3] ?? '', directory, marker))
    .map((found) => Number(found?.[1]));
}

/** Compares inodes, because a directory may be mounted under several paths. */
function workingIn(directory: string, marker: string): number[] {
  const wanted = statSync(directory, { throwIfNoEntry: false });
  if (!wanted) return [];
  const works = (pid: string): boolean => {
    try {
      const program = basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '');
      if (!PROGRAMS.has(program)) return false;
      const cwd = statSync(`/proc/${pid}/cwd`);
      return cwd.ino === wanted.ino && cwd.dev === wanted.dev;
    } catch (error) {
      // Root in a container may only read the command line of another user's server.
      if (hasCode(error, 'EACCES', 'EPERM')) {
        return process.getuid?.() === 0 && isOurs(readProc(pid, 'cmdline'), directory, marker);
      }
      if (hasCode(error, ...GONE)) return false;
      throw error;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && works(name))
    .map(Number);
}

/** Recognises a server by its title or arguments. An editor with one of the files open does not count. */
function isOurs(command: string, directory: string, marker: string): boolean {
  const words = command.replaceAll('\0', ' ');
  return (
    words.startsWith(`postgres: ${marker}`) ||
    words.includes(`/postgres -D ${directory} `) ||
    words.includes(`/initdb --pgdata=${directory} `)
  );
}

/** Empty for a process that ended meanwhile. */
function readProc(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (hasCode(error, ...GONE)) return '';
    throw error;
  }
}

async function windowsServers(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('tasklist', [
    '/NH',
    '/FO',
    'CSV',
    '/FI',
    'IMAGENAME eq postgres.exe',
  ]);
  return [...stdout.matchAll(/^"postgres\.exe","(\d+)"/gim)].map((found) => Number(found[1]));
}

/** Answers as PostgreSQL does: an ended process that nobody has reaped still exists. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    if (hasCode(error, 'EPERM')) return true;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  return exists(pid) && (process.platform !== 'linux' || !isZombie(pid));
}

/** In a container whose first process reaps nobody, an ended orphan stays listed. */
function isZombie(pid: number): boolean {
  const state = readProc(pid, 'stat').replace(/^.*\) /s, '');
  return state === '' || /^[ZX]/.test(state);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** True when the condition came true within the bound. */
export async function within(ms: number, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() >= end) return false;
    await wait(5);
  }
  return true;
}

/** SIGQUIT, then SIGKILL: harmless to the data, which PostgreSQL recovers from its log. */
export async function endProcesses(directory: string, marker: string): Promise<void> {
  if (process.platform === 'win32') return;
  const none = async () => (await serverProcesses(directory, marker)).length === 0;
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of await serverProcesses(directory, marker)) signal(pid, name);
    if (await within(name === 'SIGQUIT' ? 300 : 2_000, none)) return;
  }
  const pids = (await serverProcesses(directory, marker)).join(', ');
  throw new EmbeddedDatabaseError(
    `Processes of an earlier database server still work in ${directory} and do not end (${pids}). ` +
      'End them (kill -9), or restart the machine, and start again.',
  );
}
