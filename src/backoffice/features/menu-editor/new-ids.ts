import type { NewId } from '#domain/menu-edit/views.ts';

/** The same ids each time that it is begun anew, so that an edit can be made again and gives the same. */
export function idsFrom(seed: string): NewId {
  let count = 0;
  return () => `${seed}-${++count}`;
}
