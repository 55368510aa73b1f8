import { openDeviceDatabase } from './database.ts';
import { newDeviceKey, openPass, type Pass, sealPass } from './pass.ts';

const MOST_WRONG = 5;
const KEY = 'own';

/** What has become of a PIN that was tried without the line. */
export type Tried = { pass: Pass } | { left: number } | 'unknown';

/** Keeps the pass of somebody who has signed in with the line. A browser that can keep nothing lets nobody in without it. */
export async function keepPass(pin: string, pass: Pass): Promise<void> {
  try {
    const accountId = pass.session.account._id;
    const sealed = await sealPass(pin, await deviceKey(), pass);
    await (await openDeviceDatabase()).put('passes', { ...sealed, accountId, wrong: 0 });
  } catch {
    // Pages without https can't keep one either.
  }
}

async function deviceKey(): Promise<CryptoKey> {
  const database = await openDeviceDatabase();
  const kept = await database.get('keys', KEY);
  if (kept) return kept;
  const made = await newDeviceKey();
  // Of two tabs, one makes it.
  await database.add('keys', made, KEY).catch(() => {});
  return (await database.get('keys', KEY)) ?? made;
}

/** Tries a PIN here. It is counted as wrong until it has proved right, whoever closes the page meanwhile. */
export async function tryPin(accountId: string, pin: string): Promise<Tried> {
  try {
    const database = await openDeviceDatabase();
    const key = await database.get('keys', KEY);
    const counting = database.transaction('passes', 'readwrite', { durability: 'strict' });
    const kept = await counting.store.get(accountId);
    if (!kept || !key) return 'unknown';
    if (kept.wrong >= MOST_WRONG) return { left: 0 };
    const wrong = kept.wrong + 1;
    await Promise.all([counting.store.put({ ...kept, wrong }), counting.done]);
    const pass = await openPass(pin, key, kept);
    if (!pass) return { left: MOST_WRONG - wrong };
    await database.put('passes', { ...kept, wrong: 0 });
    return { pass };
  } catch {
    return 'unknown';
  }
}

/** How many tries everybody has left who can sign in here without the line. */
export async function triesLeft(): Promise<ReadonlyMap<string, number>> {
  try {
    const passes = await (await openDeviceDatabase()).getAll('passes');
    return new Map(passes.map(({ accountId, wrong }) => [accountId, MOST_WRONG - wrong]));
  } catch {
    return new Map();
  }
}

export async function forgetPass(accountId: string): Promise<void> {
  await (await openDeviceDatabase()).delete('passes', accountId).catch(() => {});
}

/** This browser is no tablet any more. */
export async function forgetPasses(): Promise<void> {
  try {
    const database = await openDeviceDatabase();
    await Promise.all([database.clear('passes'), database.clear('keys'), database.clear('turn')]);
  } catch {
    // There is none.
  }
}
