import { copyFile, readFile, stat, truncate } from 'node:fs/promises';
import { hasCode } from './errors.ts';

const LIMIT = 2_000_000;

/** Truncates the log in place, so that a server which has it open goes on appending to it. */
export async function boundLog(path: string, limit = LIMIT): Promise<void> {
  if ((await fileSize(path)) <= limit) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

export async function fileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}

/** The last lines written since the file had that size, for an error message. */
export async function quoteLog(path: string, since: number): Promise<string> {
  if ((await fileSize(path)) <= since) return `nothing in ${path}`;
  const text = (await readFile(path)).subarray(since).toString('utf8').trim();
  return `${text.split('\n').slice(-6).join('\n')}\n(${path})`;
}
