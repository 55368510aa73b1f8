import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;
const MEMORY = '/dev/shm';
/** More than ten times what the databases of a run take. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** Folders of browsers that were killed before they could remove them. The program itself makes none of these. */
export const OF_BROWSERS = 'browser-';

/** Creates a folder for the temporary files of one run, so that leftovers show. */
export function makeTempFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'thali-run-'));
  // The database server of some tests runs as another user, who has to enter the folder.
  chmodSync(folder, 0o711);
  return folder;
}

/** Returns a folder in memory if there is plenty of it, for data that may be lost in a power cut. */
export function quickFolder(): string {
  if (process.platform !== 'linux' || freemem() < ROOM_BYTES) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

/** Removes the files of a run and kills processes that refer to its folder, and returns what it found. */
export async function takeLeftovers(folder: string, endsWithinMs = 60_000): Promise<string[]> {
  const end = Date.now() + endsWithinMs;
  while (processesOf(folder).length > 0 && Date.now() < end) await sleep(STEP_MS);
  const processes = processesOf(folder);
  const files = readdirSync(folder).filter((name) => !name.startsWith(OF_BROWSERS));
  for (const { pid } of processes) kill(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return [
    ...processes.map(({ pid, command }) => `process ${pid}: ${command}`),
    ...files.map((name) => `file ${name}`),
  ];
}

/** The process may have ended since it was listed. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Finds processes by their environment, arguments or working directory. Only Linux shows these. */
function processesOf(folder: string): { pid: number; command: string }[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: Number(name), command: read(name, 'cmdline').replaceAll('\0', ' ').trim() }))
    .filter(
      ({ pid, command }) =>
        command.includes(folder) ||
        read(String(pid), 'environ').includes(folder) ||
        workingDirectory(pid).startsWith(folder),
    );
}

/** Returns an empty text for processes of other users, and those that have ended meanwhile. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function workingDirectory(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
