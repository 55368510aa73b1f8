import { usualDishes } from '#ordering/orders/rules/usual-dishes.ts';
import { readOrderHistory } from '#platform/phone/guests/state/order-history.ts';
import { $usual, FEWEST_DISHES } from './usual.ts';

const MOST_DISHES = 8;

/** Shows what this browser ordered most often at a store. */
export async function openUsual(slug: string, heading: string): Promise<void> {
  const orders = await readOrderHistory();
  const here = orders.filter(({ profile }) => profile.slug === slug);
  const ids = usualDishes(here, MOST_DISHES);
  if (ids.length === 0) return;
  keepHeight(document.querySelector<HTMLElement>('[data-popular]'));
  $usual.set({
    lead(listed, popular) {
      const own = listed(ids);
      if (own.length === 0) return null;
      if (own.length >= FEWEST_DISHES) return { heading, dishes: own };
      const others = popular.filter(({ item }) => !ids.includes(item.id));
      return { heading, dishes: [...own, ...others] };
    },
  });
}

/**
 * Keeps the height of the row when its dishes are replaced, so that nothing below moves. Pictures shrink or grow to
 * make up for longer or shorter names. It ends when the window's width changes.
 */
function keepHeight(row: HTMLElement | null): void {
  if (!row?.querySelector('picture')) return;
  const width = window.innerWidth;
  const release = () => {
    if (window.innerWidth === width) return;
    row.style.blockSize = '';
    window.removeEventListener('resize', release);
  };
  row.style.blockSize = `${row.offsetHeight}px`;
  window.addEventListener('resize', release);
}
