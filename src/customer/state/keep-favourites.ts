import { readEntry, writeEntry } from '../storage/vault.ts';
import { $favourites, favouritesName } from './favourites.ts';

/** Another tab may have kept some meanwhile: what is written begins with what is there. */
export async function setFavourite(slug: string, itemId: string, isFavourite: boolean): Promise<void> {
  const put = (ids: readonly string[]) => {
    const others = ids.filter((id) => id !== itemId);
    return isFavourite ? [...others, itemId] : others;
  };
  $favourites.set(put($favourites.get()));
  const kept = put((await readEntry<string[]>(favouritesName(slug))) ?? []);
  $favourites.set(kept);
  await writeEntry(favouritesName(slug), kept);
}
