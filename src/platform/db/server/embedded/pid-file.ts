import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './errors.ts';

/** The contents of postmaster.pid (PostgreSQL's pidfile.h). */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly status: string;
}

export function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  try {
    const lines = (await readFile(pidFilePath(cluster), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 1) return undefined;
    return {
      pid,
      port: Number(lines[3]),
      socketDir: lines[4]?.trim() ?? '',
      status: lines[7]?.trim() ?? '',
    };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
