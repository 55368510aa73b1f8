import { ask } from './child.ts';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

export interface Fired {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
}

/** Sends the load from a process of its own, so that it doesn't slow down who measures. */
export function fire(load: Load): Promise<Fired> {
  return ask('./load-process.ts', load);
}
