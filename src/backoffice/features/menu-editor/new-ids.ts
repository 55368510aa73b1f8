import type { NewId } from '#domain/menu-edit/views.ts';

/** 128 random bits; `randomUUID` is only there on pages that came by https, which one in the house's network has not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same ids each time that it is begun anew, so that an edit can be made again and gives the same. */
export function idsFrom(seed: string): NewId {
  let count = 0;
  return () => `${seed}-${++count}`;
}
