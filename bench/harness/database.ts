import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterName, PASSWORD_FILE } from '../../src/platform/db/server/embedded/layout.ts';
import { type PidFile, readPidFile } from '../../src/platform/db/server/embedded/pid-file.ts';
import { serverProcesses } from '../../src/platform/db/server/embedded/processes.ts';
import { DATABASE, DATABASE_USER } from '../../src/platform/db/server/embedded/session.ts';
import type { EmbeddedDatabase } from '../../src/platform/db/server/embedded/start-embedded.ts';

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

/** Returns how to reach the program's database directly. */
export async function connectionOf(dataDir: string) {
  const { socketDir, port } = await pidFileOf(dataDir);
  const password = (await readFile(join(clusterOf(dataDir), PASSWORD_FILE), 'utf8')).trim();
  return { host: socketDir || '127.0.0.1', port, user: DATABASE_USER, password, database: DATABASE };
}

export async function postmasterOf(dataDir: string): Promise<number> {
  return (await pidFileOf(dataDir)).pid;
}

/** As libpq writes the address of a socket. */
export function addressOf({ connection }: EmbeddedDatabase): string {
  const { host, port, user, password, database } = connection;
  return `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

export function databaseProcesses(dataDir: string): Promise<number[]> {
  const cluster = clusterOf(dataDir);
  return serverProcesses(cluster, clusterName(cluster));
}

async function pidFileOf(dataDir: string): Promise<PidFile> {
  const found = await readPidFile(clusterOf(dataDir));
  if (!found) throw new Error('The database has no postmaster.pid');
  return found;
}
