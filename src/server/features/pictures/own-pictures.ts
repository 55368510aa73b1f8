import { isForeign, withCopies } from '#domain/menu/foreign-pictures.ts';
import type { Catalogue } from '#domain/store/catalogue.ts';
import type { Db } from '../../platform/db/client.ts';
import { listForeign } from './foreign-queries.ts';

export const picturesOf = ({ menus }: Catalogue): (string | null)[] =>
  menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ image, items }) => [image, ...items.flatMap(({ images }) => images)]);

export const foreignOf = (urls: (string | null)[]): Set<string> =>
  new Set(urls.filter((url) => isForeign(url)));

/** A menu as guests get it: with our copies in place of pictures of other sites, and without those that we have none of. */
export async function withOwnPictures(db: Db, storeId: string, catalogue: Catalogue): Promise<Catalogue> {
  if (foreignOf(picturesOf(catalogue)).size === 0) return catalogue;
  const copies = await copiesOf(db, storeId);
  return { ...catalogue, menus: withCopies(catalogue.menus, (url) => copies.get(url) ?? null) };
}

/** Our copies of pictures of other sites, by their addresses there; null for those that we have none of yet. */
export async function copiesOf(db: Db, storeId: string): Promise<Map<string, string | null>> {
  const rows = await listForeign(db, storeId);
  return new Map(rows.map(({ url, picture }) => [url, picture]));
}
