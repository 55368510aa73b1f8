import { openDeviceDatabase } from './database.ts';
import type { KeptCommand } from './kept-command.ts';

/** Writes a command down before it is sent. A browser that can keep nothing sends it all the same. */
export async function keepCommand(command: KeptCommand): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    const writing = database.transaction('commands', 'readwrite', { durability: 'strict' });
    await Promise.all([writing.store.put(command), writing.done]);
  } catch {
    // Private windows, and disks that are full.
  }
}

export async function dropCommand(id: string): Promise<void> {
  try {
    await (await openDeviceDatabase()).delete('commands', id);
  } catch {
    // It was not kept either, or is found done when it is sent again.
  }
}

/** In the order in which they were made. */
export async function readCommands(): Promise<KeptCommand[]> {
  try {
    const all = await (await openDeviceDatabase()).getAll('commands');
    return all.toSorted((one, other) => one.madeAt - other.madeAt);
  } catch {
    return [];
  }
}

const lockOf = (name: string) => `thali-command-${name}`;

/** Other tabs see that this one is at it. Locks need https, as a page in a local network may not have it. */
export function holding<T>(name: string, body: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockOf(name), body) : body();
}

/** Null where another tab is at it. */
export function ifNobodyHolds<T>(name: string, body: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return body();
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => (lock ? body() : null));
}
