import { readEntry, writeEntry } from '../storage/vault.ts';
import { $favourites, favouritesName } from './favourites.ts';

/** Starts from the stored list, since another tab may have changed it. */
export async function setFavourite(slug: string, itemId: string, isFavourite: boolean): Promise<void> {
  const withDish = (ids: readonly string[]) => {
    const others = ids.filter((id) => id !== itemId);
    return isFavourite ? [...others, itemId] : others;
  };
  $favourites.set(withDish($favourites.get()));
  const saved = withDish((await readEntry<string[]>(favouritesName(slug))) ?? []);
  $favourites.set(saved);
  await writeEntry(favouritesName(slug), saved);
}
