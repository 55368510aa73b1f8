import type { World } from './world.ts';

export interface SampleRequest {
  /** Path parameters that differ from the world's. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The caller's credentials, for samples about the caller's own account. */
export type Asker = Record<string, string>;

export type Sample = (world: World, asker: Asker) => SampleRequest | Promise<SampleRequest>;
