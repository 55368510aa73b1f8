import { useSyncExternalStore } from 'react';
import { $offline } from './online.ts';

const follow = (onChange: () => void) => $offline.listen(onChange);

/** False on the server and while its page is taken over, so that both show the same. */
export function useOffline(): boolean {
  return useSyncExternalStore(follow, $offline.get, () => false);
}
