import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DishRequest } from '#ordering/menu/guests/dish/dish-request.ts';
import { type FoundItem, findItem } from '#ordering/menu/rules/menu.ts';
import { usePricedMenus } from '#ordering/placing/guests/priced-menus.ts';
import type { OrderedAs } from '#ordering/prices/guests/pricing.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { LoadBoundary, NotLoaded } from '../load-boundary.tsx';

const ItemSheets = lazy(async () => ({
  default: (await import('#ordering/menu/guests/dish/item-sheets.tsx')).ItemSheets,
}));

interface DishSheets {
  ask: (dish: FoundItem, kind: DishRequest['kind']) => void;
  sheets: ReactNode;
}

/** Opens the sheets of a dish over the cart. */
export function useDishSheets(store: StoreModel, as: OrderedAs): DishSheets {
  const [asked, setAsked] = useState<DishRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const menus = usePricedMenus(store, as);
  const close = () => setOpen(false);
  const { slug, currency } = store.page.profile;
  const sheets = asked && (
    <LoadBoundary fallback={<NotLoaded onClose={close} />}>
      <Suspense>
        <ItemSheets
          request={isOpen ? asked : null}
          present={findItem(menus, asked.item.id)}
          onClose={close}
          slug={slug}
          currency={currency}
          viewOnly={store.page.viewMode}
          menus={menus}
        />
      </Suspense>
    </LoadBoundary>
  );
  const ask: DishSheets['ask'] = ({ item, category }, kind) => {
    setAsked({ item, category, kind });
    setOpen(true);
  };
  return { ask, sheets };
}
