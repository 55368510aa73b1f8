import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page is taken over, so that both show the same; true from then on. */
export function useHasRun(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
