import { hasEntry } from '../storage/vault.ts';

export const HISTORY = 'orders';

/** Whether this browser has ever ordered. Apart from the history, whose script is loaded only if it has. */
export function hasOrdered(): boolean {
  return hasEntry(HISTORY);
}
