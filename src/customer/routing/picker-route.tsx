import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { sampleStore } from '../features/stores/sample-store.ts';
import { StorePicker } from '../features/stores/store-picker.tsx';
import { Welcome } from '../features/stores/welcome.tsx';
import { AS_NOBODY } from '../pricing/pricing.ts';
import { isCopy } from '../state/online.ts';
import { type KnownStore, readStoreList } from '../state/store-list.ts';
import { applyLastTheme } from '../state/theme.ts';
import { LoadingPage } from './plain-pages.tsx';
import { StoreView } from './store-view.tsx';

/** The front page: redirects to the known store, lists several, or shows the sample. */
export function PickerRoute() {
  const [stores, setStores] = useState<KnownStore[] | null>(null);
  useEffect(() => {
    void readStoreList().then(setStores);
    void applyLastTheme();
  }, []);
  if (!stores) return <LoadingPage />;
  const [only] = stores;
  if (!only) {
    return (
      <Welcome>
        <StoreView store={sampleStore} as={AS_NOBODY} />
      </Welcome>
    );
  }
  return stores.length > 1 ? <StorePicker stores={stores} /> : <ToStore address={`/${only.slug}`} />;
}

/** Offline, the store's page is in the worker's cache but its data is not, so the page must be loaded. */
function ToStore({ address }: { address: string }) {
  const hasEntry = isCopy();
  useEffect(() => {
    if (hasEntry) window.location.replace(address);
  }, [hasEntry, address]);
  return hasEntry ? <LoadingPage /> : <Redirect to={address} replace />;
}
