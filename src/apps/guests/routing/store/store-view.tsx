import { type ComponentProps, useCallback, useState } from 'react';
import { StorePage } from '#ordering/menu/guests/store-page.tsx';
import { usePricedMenus } from '#ordering/placing/guests/priced-menus.ts';
import type { OrderedAs } from '#ordering/prices/guests/pricing.ts';
import { type Dialog, StoreDialogs } from './store-dialogs.tsx';

interface Props
  extends Pick<
    ComponentProps<typeof StorePage>,
    | 'store'
    | 'menuId'
    | 'place'
    | 'placeQuery'
    | 'notice'
    | 'hint'
    | 'running'
    | 'table'
    | 'sideCart'
    | 'minimum'
  > {
  /** Called when a dish is opened. */
  onLook?: (itemId: string) => void;
  as: OrderedAs;
}

/** The page of a store with its sheets and dialogs. */
export function StoreView({ store, onLook, as, ...page }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const menus = usePricedMenus(store, as);
  return (
    <>
      <StorePage
        store={store}
        menus={menus}
        {...page}
        onDish={(request) => {
          if (request.kind === 'open') onLook?.(request.item.id);
          setDialog({ kind: 'dish', request });
        }}
        onPictures={(images, label, at) => setDialog({ kind: 'pictures', images, label, at })}
        onIndex={(menu) => setDialog({ kind: 'index', menu })}
        onDialog={(name) => setDialog({ kind: name })}
      />
      <StoreDialogs store={store} menus={menus} dialog={dialog} onClose={close} />
    </>
  );
}
