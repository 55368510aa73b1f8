import { atom } from 'nanostores';
import { readEntry } from '../storage/vault.ts';

/** The guest's favourite dishes of the store that is being looked at, by their ids. */
export const $favourites = atom<readonly string[]>([]);

export const favouritesName = (slug: string) => `favourites:${slug}`;

export async function openFavourites(slug: string): Promise<void> {
  $favourites.set((await readEntry<string[]>(favouritesName(slug))) ?? []);
}
