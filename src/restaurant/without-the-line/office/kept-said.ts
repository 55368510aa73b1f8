import { DAY } from '#platform/time/rules/durations.ts';
import { openDeviceDatabase } from './database.ts';
import type { Said } from './said.ts';

/** What the server said last. A browser that can keep nothing has kept nothing. */
export async function readSaid(): Promise<Said[]> {
  try {
    return await (await openDeviceDatabase()).getAll('said');
  } catch {
    return [];
  }
}

/** Drops what an earlier build has kept, and what was not said again for a day, such as bills that are closed. */
export async function tidySaid(build: string, now: number): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    for (const said of await readSaid())
      if (said.what.build !== build || said.at < now - DAY) await database.delete('said', nameOf(said));
  } catch {
    // There is none.
  }
}

export async function putSaid(answers: readonly Said[]): Promise<void> {
  try {
    const writing = (await openDeviceDatabase()).transaction('said', 'readwrite');
    const puts = answers.map((said) => writing.store.put(said, nameOf(said)));
    // A page that is left does not live to see the puts done.
    writing.commit();
    await Promise.all([...puts, writing.done]);
  } catch {
    // Private windows, and disks that are full.
  }
}

const nameOf = ({ what: { role, queryKey } }: Said) => JSON.stringify([role, ...queryKey]);

/** Also what was printed of it. */
export async function forgetSaid(): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    await Promise.all([database.clear('said'), database.clear('papers')]);
  } catch {
    // There is none.
  }
}
