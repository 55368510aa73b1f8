import { readFileSync } from 'node:fs';
import { databaseProcesses } from './database.ts';

/** In milliseconds. */
export interface ProcessorTime {
  program: number;
  database: number;
}

/** What a program and its database have used, without what makes the load. */
export async function processorTime(pid: number, dataDir: string): Promise<ProcessorTime> {
  const servers = await databaseProcesses(dataDir);
  const database = servers.reduce((sum, server) => sum + processorMs(server), 0);
  return { program: processorMs(pid), database };
}

/** Of a process and of its children that have ended, in ticks of 10 ms. */
function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const ticks = fields.split(' ').slice(11, 15);
  return 10 * ticks.reduce((sum, each) => sum + Number(each), 0);
}
