import { type ReactNode, useCallback, useState } from 'react';
import type { StoreModel } from '#domain/api/store-model.ts';
import { StorePage } from '../features/menu/store-page.tsx';
import { type Dialog, StoreDialogs } from './store-dialogs.tsx';

/** The page of a store that nobody can order from, with what there is to say about that above it. */
export function LookAround({ store, children }: { store: StoreModel; children: ReactNode }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  return (
    <>
      {children}
      <StorePage
        store={store}
        menuId={null}
        place={null}
        onDish={(request) => setDialog({ kind: 'dish', request })}
        onPictures={(images, label, at) => setDialog({ kind: 'pictures', images, label, at })}
        onIndex={(menu) => setDialog({ kind: 'index', menu })}
        onDialog={(name) => setDialog({ kind: name })}
      />
      <StoreDialogs store={store} dialog={dialog} onClose={close} />
    </>
  );
}
