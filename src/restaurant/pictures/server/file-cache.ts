import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { ifThere, UNFINISHED, writeWhole } from './masters/write-whole.ts';

export interface FileCache {
  /** The path of a file, which then counts as used. Null if it is not there. */
  find(name: string): Promise<string | null>;
  read(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Buffer): Promise<string>;
  /** Deletes the files in the same folder that differ only in what comes before their first `-`. */
  dropEarlier(name: string): Promise<void>;
  drop(name: string): Promise<void>;
  /** Deletes what is old, and what was used least recently where there is too much. */
  clean(): Promise<void>;
}

/** A deleted picture is gone from the disks of other processes after this time. */
export const KEPT_MS = 30 * DAY;
/** So often at most is it noted that a file was used. */
const NOTED_MS = HOUR;
/** Some room, so that not every file that is added cleans. */
const LEFT = 0.9;

interface Entry {
  path: string;
  bytes: number;
  usedAt: number;
  madeAt: number;
}

/**
 * Files that can be made again, in these folders of a directory, which several processes may share. The times of a file
 * say when it was made (mtime) and when it was used (atime), so that nothing about it is in memory.
 */
export function createFileCache(directory: string, folders: string[], mostBytes: number): FileCache {
  /** Null until the first cleaning has counted. */
  let bytes: number | null = null;
  let cleaning: Promise<void> | null = null;
  const clean = () => {
    cleaning ??= cleanFolders().finally(() => {
      cleaning = null;
    });
    return cleaning;
  };

  async function cleanFolders(): Promise<void> {
    const now = Date.now();
    const isOver = ({ path, madeAt }: Entry) =>
      now - madeAt > (path.endsWith(UNFINISHED) ? NOTED_MS : KEPT_MS);
    const entries = (await Promise.all(folders.map((name) => list(join(directory, name))))).flat();
    const kept = entries.filter((entry) => !isOver(entry));
    let sum = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    const most = sum > mostBytes ? mostBytes * LEFT : mostBytes;
    const idle = entries.filter(isOver);
    for (const entry of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (sum <= most) break;
      sum -= entry.bytes;
      idle.push(entry);
    }
    for (const { path } of idle) await rm(path, { force: true });
    bytes = sum;
  }

  async function find(name: string): Promise<string | null> {
    const path = join(directory, name);
    const found = await ifThere(stat(path));
    if (found === null) return null;
    const now = new Date();
    // Another process may have deleted it since.
    if (now.getTime() - found.atimeMs > NOTED_MS) await ifThere(utimes(path, now, found.mtime));
    return path;
  }

  return {
    find,
    async read(name) {
      const path = await find(name);
      return path === null ? null : ifThere(readFile(path));
    },
    async keep(name, content) {
      const path = join(directory, name);
      await writeWhole(path, content);
      if (bytes !== null) bytes += content.length;
      // Not awaited, because whoever asked for this file has it. What fails is tried again with the next file.
      if (bytes === null || bytes > mostBytes) clean().catch(() => {});
      return path;
    },
    async dropEarlier(name) {
      const folder = dirname(join(directory, name));
      const ending = basename(name).replace(/^[^-]*/, '');
      const others = (await readdir(folder)).filter((file) => file.endsWith(ending));
      const earlier = others.filter((file) => file !== basename(name));
      await Promise.all(earlier.map((file) => rm(join(folder, file), { force: true })));
    },
    drop: (name) => rm(join(directory, name), { force: true }),
    clean,
  };
}

async function list(folder: string): Promise<Entry[]> {
  const files = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }));
  const entries: Entry[] = [];
  for (const file of files ?? []) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const found = await ifThere(stat(path));
    if (found) entries.push({ path, bytes: found.size, usedAt: found.atimeMs, madeAt: found.mtimeMs });
  }
  return entries;
}
