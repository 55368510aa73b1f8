import type { CallLoad } from './call-load.ts';
import { ask } from './child.ts';
import type { ProcessorTime } from './harness/processor-time.ts';
import type { Fired } from './load.ts';
import { median } from './table.ts';

export const CONNECTIONS = 20;

export interface Measured {
  perSecond: number;
  /** Processor time for each call, without what makes the load. */
  program: number;
  database: number;
}

interface Load extends Pick<CallLoad, 'url' | 'calls' | 'seconds'> {
  processorTime: () => Promise<ProcessorTime>;
}

/** Makes as many calls as are answered in that time. */
export async function measureCalls({ processorTime, seconds, ...load }: Load): Promise<Measured> {
  const before = await processorTime();
  const asked = { ...load, seconds, connections: CONNECTIONS };
  const { perSecond, answered, refused } = await ask<CallLoad, Fired>('./call-load.ts', asked);
  const after = await processorTime();
  if (refused > 0) throw new Error(`${refused} calls were refused`);
  return {
    perSecond,
    program: (after.program - before.program) / answered,
    database: (after.database - before.database) / answered,
  };
}

export function shown(measured: Measured[]): string {
  const of = (name: keyof Measured) => median(measured.map((round) => round[name]));
  return `${of('perSecond').toFixed(0)}/s, ${of('program').toFixed(2)} + ${of('database').toFixed(2)} ms`;
}
