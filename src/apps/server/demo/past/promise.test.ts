import { expect, test } from 'vitest';
import { parseDocument } from '#ordering/menu/server/saving/prepare-save.ts';
import { replay } from '#testing/rules/replay.ts';
import { saffronStreet } from '../stores/saffron-street/store.ts';
import { createDice } from './dice.ts';
import { planOrders } from './plan-orders.ts';

const NOW = Date.parse('2026-11-20T14:30:00Z');
const { orderConfigs, menus } = saffronStreet;
const withoutPictures = menus.map(({ categories, ...menu }) => ({
  ...menu,
  categories: categories.map(({ items, ...category }) => ({
    ...category,
    image: null,
    items: items.map((item) => ({ ...item, images: [] })),
  })),
}));
const catalogue = parseDocument({ orderConfigs, menus: withoutPictures }, NOW);

test.each([7, 8, 20])(
  'sixty days of the demo, evening by evening: about nine of ten promises are kept (%s)',
  (seed) => {
    const planned = planOrders(
      {
        dice: createDice(seed),
        store: saffronStreet,
        menus: catalogue.menus,
        timeZone: 'Asia/Kolkata',
        now: NOW,
      },
      [17, 8, 7, 8, 10, 15, 18],
    );
    const went = planned.flatMap(({ at, then, meal }) =>
      then.what === 'served' ? [{ at, servedAt: then.at, dishes: meal.map(({ itemId }) => itemId) }] : [],
    );
    const { kept, medianMinutes } = replay(went);
    expect(kept).toBeGreaterThanOrEqual(0.85);
    expect(kept).toBeLessThanOrEqual(0.95);
    // Orders take from 11 to 29 minutes.
    expect(medianMinutes).toBeLessThan(29);
  },
);
