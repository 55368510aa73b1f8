import { openDeviceDatabase } from './database.ts';
import type { KeptCommand } from './kept-command.ts';
import { type Taking, takeIn } from './numbers.ts';

/** Whether a command is kept. Some windows and full disks keep nothing; `late`: its numbers are another tab's. */
export type Keeping = 'kept' | 'unkept' | 'late';

/** Writes a command down before it is sent, in one transaction with the numbers that it takes: both stand or neither. */
export async function keepCommand(command: KeptCommand, taking: Taking | null = null): Promise<Keeping> {
  try {
    const database = await openDeviceDatabase();
    const stores = taking ? (['numbers', 'commands'] as const) : (['commands'] as const);
    const writing = database.transaction<('numbers' | 'commands')[], 'readwrite'>([...stores], 'readwrite', {
      durability: 'strict',
    });
    if (taking && !(await takeIn(writing.objectStore('numbers'), taking))) return 'late';
    const commands = writing.objectStore('commands');
    const nth = placeOf(command, await commands.getAll());
    await Promise.all([commands.put({ ...command, nth }), writing.done]);
    return 'kept';
  } catch {
    return 'unkept';
  }
}

/** Behind all that is kept. What is kept again stays where it is. */
function placeOf({ id }: KeptCommand, kept: readonly KeptCommand[]): number {
  const same = kept.find((one) => one.id === id);
  return same?.nth ?? Math.max(0, ...kept.map(({ nth = 0 }) => nth)) + 1;
}

export async function dropCommand(id: string): Promise<void> {
  try {
    await (await openDeviceDatabase()).delete('commands', id);
  } catch {
    // It was not kept either, or is found done when it is sent again.
  }
}

/** In the order in which they were written down, which no clock changes. The build before this one did not say it. */
export async function readCommands(): Promise<KeptCommand[]> {
  try {
    const all = await (await openDeviceDatabase()).getAll('commands');
    return all.toSorted((one, other) => (one.nth ?? 0) - (other.nth ?? 0) || one.madeAt - other.madeAt);
  } catch {
    return [];
  }
}

const lockOf = (name: string) => `thali-command-${name}`;
const held = new Set<string>();

/** Whether this page is at it. */
export const isHeld = (name: string): boolean => held.has(name);

/** Other tabs see that this one is at it. Locks need https, as a page in a local network may not have it. */
export function holding<T>(name: string, body: () => Promise<T>): Promise<T> {
  const marked = () => marking(name, body);
  return navigator.locks ? navigator.locks.request(lockOf(name), marked) : marked();
}

/** Null where this tab or another one is at it. */
export async function ifNobodyHolds<T>(name: string, body: () => Promise<T>): Promise<T | null> {
  if (isHeld(name)) return null;
  const marked = () => marking(name, body);
  if (!navigator.locks) return marked();
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => (lock ? marked() : null));
}

async function marking<T>(name: string, body: () => Promise<T>): Promise<T> {
  held.add(name);
  try {
    return await body();
  } finally {
    held.delete(name);
  }
}
