import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { AS_NOBODY } from '#ordering/prices/guests/pricing.ts';
import { isCopy } from '#platform/phone/guests/state/online.ts';
import { type KnownStore, readStoreList } from '#platform/phone/guests/state/store-list.ts';
import { applyLastTheme } from '#platform/phone/guests/state/theme.ts';
import { sampleStore } from '#restaurant/stores/guests/picker/sample-store.ts';
import { StorePicker } from '#restaurant/stores/guests/picker/store-picker.tsx';
import { Welcome } from '#restaurant/stores/guests/picker/welcome.tsx';
import { LoadingPage } from './plain-pages.tsx';
import { StoreView } from './store/store-view.tsx';

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
