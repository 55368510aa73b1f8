import type { StorePage } from '#restaurant/stores/wire/store.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

/** A store that this browser has visited. */
export type KnownStore = Pick<
  StorePage['profile'],
  '_id' | 'slug' | 'name' | 'description' | 'logo' | 'address'
>;

const NAME = 'stores';

export async function readStoreList(): Promise<KnownStore[]> {
  const stores = await readEntry<KnownStore[]>(NAME);
  return Array.isArray(stores) ? stores : [];
}

export async function saveKnownStore(profile: KnownStore): Promise<void> {
  const known = await readStoreList();
  const changed = withStore(known, profile);
  if (JSON.stringify(changed) !== JSON.stringify(known)) await writeEntry(NAME, changed);
}

/** Adds a store, or updates it in its place. */
export function withStore(known: KnownStore[], profile: KnownStore): KnownStore[] {
  const { _id, slug, name, description, logo, address } = profile;
  const store = { _id, slug, name, description, logo, address };
  if (!known.some((other) => other._id === _id)) return [...known, store];
  return known.map((other) => (other._id === _id ? store : other));
}
