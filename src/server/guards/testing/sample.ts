import type { World } from './world.ts';

export interface SampleRequest {
  /** What stands in the address otherwise than in the world's. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What shows who asks; for samples that are of the asker's own account. */
export type Asker = Record<string, string>;

export type Sample = (world: World, asker: Asker) => SampleRequest | Promise<SampleRequest>;
