import { useCallback, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { StorePage } from '../features/menu/store-page.tsx';
import { sampleStore } from '../features/stores/sample-store.ts';
import { StorePicker } from '../features/stores/store-picker.tsx';
import { Welcome } from '../features/stores/welcome.tsx';
import { type KnownStore, readStoreList } from '../state/store-list.ts';
import { applyLastTheme } from '../state/theme.ts';
import { LoadingPage } from './loading-page.tsx';
import { type Dialog, StoreDialogs } from './store-dialogs.tsx';

/** The front door: to the store that this browser knows, to the choice of several, or to a sample. */
export function PickerRoute() {
  const [stores, setStores] = useState<KnownStore[] | null>(null);
  useEffect(() => {
    void readStoreList().then(setStores);
    void applyLastTheme();
  }, []);
  if (!stores) return <LoadingPage />;
  const [only] = stores;
  if (!only) return <SampleStore />;
  return stores.length > 1 ? <StorePicker stores={stores} /> : <Redirect to={`/${only.slug}`} replace />;
}

function SampleStore() {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  return (
    <>
      <Welcome />
      <StorePage
        store={sampleStore}
        menuId={null}
        place={null}
        onDish={(request) => setDialog({ kind: 'dish', request })}
        onPictures={(images, label, at) => setDialog({ kind: 'pictures', images, label, at })}
        onIndex={(menu) => setDialog({ kind: 'index', menu })}
        onDialog={(name) => setDialog({ kind: name })}
      />
      <StoreDialogs store={sampleStore} dialog={dialog} onClose={close} />
    </>
  );
}
