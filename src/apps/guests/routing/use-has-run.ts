import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true from then on. */
export function useHasRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
