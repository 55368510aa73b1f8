import { ask } from './child.ts';

export interface Load {
  url: string;
  connections: number;
  /** Null: until each path was asked for once. */
  seconds: number | null;
  headers: Record<string, string>;
  /** Asked for in this order, in place of the one address. Each connection has a share of them. */
  paths?: string[];
}

export interface Fired {
  answered: number;
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
}

/** Runs in a process of its own, so that the load doesn't slow down the measuring one. */
export function fire(load: Load): Promise<Fired> {
  return ask('./load-process.ts', load);
}
