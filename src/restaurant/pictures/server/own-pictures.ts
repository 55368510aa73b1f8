import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { isForeign, withCopies } from '#ordering/menu/rules/foreign-pictures.ts';
import type { Db } from '#platform/db/server/client.ts';
import { selectForeignPictures } from './foreign/foreign-queries.ts';

export const pictureUrlsOf = ({ menus }: Catalogue): (string | null)[] =>
  menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ image, items }) => [image, ...items.flatMap(({ images }) => images)]);

export const foreignOf = (urls: (string | null)[]): Set<string> =>
  new Set(urls.filter((url) => isForeign(url)));

/** The catalogue as guests see it: pictures of other sites are replaced by our copies, or left out. */
export async function withOwnPictures(db: Db, storeId: string, catalogue: Catalogue): Promise<Catalogue> {
  if (foreignOf(pictureUrlsOf(catalogue)).size === 0) return catalogue;
  const copies = await selectCopies(db, storeId);
  return { ...catalogue, menus: withCopies(catalogue.menus, (url) => copies.get(url) ?? null) };
}

/** Our copies by the original addresses. Null if there is no copy yet. */
export async function selectCopies(db: Db, storeId: string): Promise<Map<string, string | null>> {
  const rows = await selectForeignPictures(db, storeId);
  return new Map(rows.map(({ url, picture }) => [url, picture]));
}
