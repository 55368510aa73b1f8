import { readFileSync } from 'node:fs';
import { databaseProcesses } from './database.ts';

/** Linux counts in hundredths of a second. */
const MS_OF_TICK = 10;

/** Milliseconds of processor time of a process, and of those of its children that have ended. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * MS_OF_TICK, 0);
}

export interface ProcessorTime {
  program: number;
  database: number;
}

export async function processorTime(pid: number, dataDir: string): Promise<ProcessorTime> {
  const servers = await databaseProcesses(dataDir);
  const database = servers.reduce((sum, server) => sum + processorMs(server), 0);
  return { program: processorMs(pid), database };
}
