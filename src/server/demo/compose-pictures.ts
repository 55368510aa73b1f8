import { composePicture } from './compose-picture.ts';
import type { DemoStore } from './demo-store.ts';
import type { Picture } from './picture.ts';

type Coloured = Pick<DemoStore, 'primaryColor'>;

/** Equal keys, equal pictures. */
export const pictureKey = (picture: Picture, store: Coloured): string =>
  `${store.primaryColor} ${JSON.stringify(picture)}`;

/** Every picture that a store needs: its logo, its categories' banners, its items. */
export function picturesOf(store: DemoStore): Picture[] {
  const categories = store.menus.flatMap((menu) => menu.categories);
  const banners = categories.map(({ image }) => image).filter((image) => image !== null);
  const dishes = categories.flatMap(({ items }) => items.flatMap(({ images }) => images));
  return [store.logo, ...banners, ...dishes];
}

/** Composes each different picture once, three at a time. Answers what `keep` makes of each, by key. */
export async function composePictures<T>(
  stores: readonly DemoStore[],
  keep: (bytes: Buffer) => Promise<T>,
): Promise<Map<string, T>> {
  const wanted = new Map<string, [Picture, DemoStore]>();
  for (const store of stores) {
    for (const picture of picturesOf(store)) wanted.set(pictureKey(picture, store), [picture, store]);
  }
  const kept = new Map<string, T>();
  const queue = wanted.entries();
  const worker = async () => {
    for (const [key, [picture, store]] of queue)
      kept.set(key, await keep(await composePicture(picture, store)));
  };
  await Promise.all([worker(), worker(), worker()]);
  return kept;
}
