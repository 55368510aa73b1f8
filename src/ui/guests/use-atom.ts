import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of an atom, also on the server and during hydration. */
export function useAtom<Value>($atom: ReadableAtom<Value>): Value {
  return useSyncExternalStore($atom.listen, $atom.get, $atom.get);
}
