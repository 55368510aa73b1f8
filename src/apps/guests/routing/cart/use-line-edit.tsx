import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CartLineNow } from '#ordering/cart/rules/priced-cart.ts';
import { findItem } from '#ordering/menu/rules/menu.ts';
import { usePricedMenus } from '#ordering/placing/guests/priced-menus.ts';
import type { OrderedAs } from '#ordering/prices/guests/pricing.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { LoadBoundary, NotLoaded } from '../load-boundary.tsx';

const ItemSheet = lazy(async () => ({
  default: (await import('#ordering/menu/guests/dish/item-sheet.tsx')).ItemSheet,
}));

/** Edits a line of the cart in the sheet of its dish. */
export function useLineEdit(
  store: StoreModel,
  as: OrderedAs,
): { edit: (line: CartLineNow) => void; sheet: ReactNode } {
  const [shown, setShown] = useState<{ line: CartLineNow; turn: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const menus = usePricedMenus(store, as);
  const { slug, currency } = store.page.profile;

  const edit = (line: CartLineNow) => {
    setShown({ line, turn: (shown?.turn ?? 0) + 1 });
    setOpen(true);
  };
  const present = shown && findItem(menus, shown.line.entry.itemId);
  const dish = present ?? shown?.line.found;
  const sheet = shown && dish && (
    <LoadBoundary key={shown.turn} fallback={<NotLoaded onClose={() => setOpen(false)} />}>
      <Suspense>
        <ItemSheet
          open={isOpen}
          request={{ item: dish.item, category: dish.category, kind: 'open' }}
          edited={shown.line.entry}
          isGone={present === null}
          onClose={() => setOpen(false)}
          slug={slug}
          currency={currency}
          viewOnly={store.page.viewMode}
          menus={menus}
        />
      </Suspense>
    </LoadBoundary>
  );
  return { edit, sheet };
}
