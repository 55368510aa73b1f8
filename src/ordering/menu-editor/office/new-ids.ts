import type { NewId } from '../rules/views.ts';

/** Gives the same ids for the same seed, so that an edit that runs again has the same result. */
export function idsFrom(seed: string): NewId {
  let count = 0;
  return () => `${seed}-${++count}`;
}
