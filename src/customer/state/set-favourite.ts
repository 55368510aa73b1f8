import { readEntry, writeEntry } from '../storage/vault.ts';
import { $favourites, favouritesName } from './favourites.ts';

/** Another tab may have saved some meanwhile: what is written begins with what is there. */
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
