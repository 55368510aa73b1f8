import { drawPictures, FRAMES, type Frame, type Picture, toPng } from '#dish-pictures';
import type { DemoStore } from './demo-store.ts';

/** Dishes are smaller than an owner's, so that the first start is soon over. */
const SIZES = { ...FRAMES, item: { width: 640, height: 480 } };

type Coloured = Pick<DemoStore, 'primaryColor'>;

/** Equal keys, equal pictures. Only a logo shows its store's colour. */
export const pictureKey = (picture: Picture, store: Coloured): string =>
  `${picture.frame === 'logo' ? store.primaryColor : ''} ${JSON.stringify(picture)}`;

/** Every picture that a store needs: its logo, its categories' banners, its items. */
export function picturesOf(store: DemoStore): Picture[] {
  const categories = store.menus.flatMap((menu) => menu.categories);
  const banners = categories.map(({ image }) => image).filter((image) => image !== null);
  const dishes = categories.flatMap(({ items }) => items.flatMap(({ images }) => images));
  return [store.logo, ...banners, ...dishes];
}

/** Draws each different picture once, in two threads. Answers what `keep` makes of each, by key. */
export async function composePictures<T>(
  stores: readonly DemoStore[],
  keep: (bytes: Buffer) => Promise<T>,
): Promise<Map<string, T>> {
  const wanted = new Map<string, [Picture, DemoStore]>();
  for (const store of stores)
    for (const picture of picturesOf(store)) wanted.set(pictureKey(picture, store), [picture, store]);
  const kept = new Map<string, T>();
  const drawAll = async (frame: Frame, brand: string, entries: [string, Picture][]) => {
    const keys = entries.map(([key]) => key)[Symbol.iterator]();
    const pictures = entries.map(([, picture]) => picture);
    if (pictures.length === 0) return;
    for await (const drawn of drawPictures({ ...SIZES[frame], pictures, brand }))
      kept.set(keys.next().value ?? '', await keep(await toPng(drawn)));
  };
  const inFrame = (frame: Frame): [string, Picture][] =>
    [...wanted].filter(([, [picture]]) => picture.frame === frame).map(([key, [picture]]) => [key, picture]);
  const items = inFrame('item');
  const half = Math.ceil(items.length * 0.6);
  await Promise.all([
    drawAll('item', '', items.slice(0, half)),
    drawAll('item', '', items.slice(half)).then(() => drawAll('banner', '', inFrame('banner'))),
  ]);
  for (const { logo, primaryColor } of stores)
    await drawAll('logo', primaryColor, [[pictureKey(logo, { primaryColor }), logo]]);
  return kept;
}
