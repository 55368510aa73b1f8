import { atom } from 'nanostores';
import { readEntry } from '../storage/vault.ts';

/** The ids of the guest's favourite dishes in the open store. */
export const $favourites = atom<readonly string[]>([]);

export const favouritesName = (slug: string) => `favourites:${slug}`;

export async function openFavourites(slug: string): Promise<void> {
  $favourites.set((await readEntry<string[]>(favouritesName(slug))) ?? []);
}
