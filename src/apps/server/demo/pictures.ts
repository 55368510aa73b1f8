import { type Art, isDrawable, type Picture, proposePictures } from '#dish-pictures';
import type { DemoItem } from './demo-store.ts';

type Dish = Pick<DemoItem, 'label' | 'veg' | 'tags'>;

/** The best proposal for a dish, as any owner would take it; a second one for bestsellers. None where none would fit. */
export function photos(category: string, { label, veg, tags }: Dish): Picture[] {
  const dish = { label, category, veg };
  return isDrawable(dish) ? proposePictures(dish).slice(0, tags.includes('Bestseller') ? 2 : 1) : [];
}

/** The first three drawn dishes of a category beside each other. */
export function banner(category: string, dishes: readonly Dish[]): Picture {
  const served = dishes.flatMap((dish) => photos(category, dish).slice(0, 1)).slice(0, 3);
  const art = served.flatMap((picture) => picture.art.slice(0, 1) as Art[]);
  return { art, table: served[0]?.table ?? 'teak', layout: 'row', frame: 'banner' };
}

/** A store's mark: a dish on the store's own colour. */
export function logo(dish: string): Picture {
  const [first] = proposePictures({ label: dish, category: '', veg: null }, 'logo');
  if (!first) throw new Error(`No picture for ${dish}`);
  return first;
}
