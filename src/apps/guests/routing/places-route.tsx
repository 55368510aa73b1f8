import { lazy, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { AS_NOBODY } from '#ordering/prices/guests/pricing.ts';
import { textsArrived } from '#platform/language/guests/texts-of.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { EXAMPLE_SLUG } from '#platform/phone/guests/links/addresses.ts';
import { openCart, subscribeToOtherTabs } from '#platform/phone/guests/state/cart.ts';
import { beginVisit } from '#platform/phone/guests/state/visit.ts';
import { DemoPage } from '#restaurant/listing/guests/demo-page.tsx';
import { DirectoryPage } from '#restaurant/listing/guests/directory-page.tsx';
import { TopNotice } from '#restaurant/listing/guests/notice.tsx';
import { useDirectory } from '#restaurant/listing/guests/use-directory.ts';
import { usePlacesTexts } from '#restaurant/listing/texts/guests/places/use-places-texts.ts';
import { showMinute } from '#texts/guests/show-time.ts';
import { useDebounced } from '#ui/guests/use-debounced.ts';
import { useExampleStore } from './cart/example-store.ts';
import { LazyPage } from './load-boundary.tsx';
import { MissingPage, NotLoadedPage } from './plain-pages.tsx';
import { StoreRoute } from './store/store-route.tsx';
import { StoreView } from './store/store-view.tsx';

/** Its texts are there, and those of what it shows. */
export const ready = textsArrived();

const PreviewRoute = lazy(async () => ({ default: (await import('./preview-route.tsx')).PreviewRoute }));

/** The public pages that belong to no store, in one script. */
export function PlacesRoute() {
  return (
    <Switch>
      <Route path="/menu">
        <DirectoryRoute />
      </Route>
      <Route path="/menu/preview">
        <LazyPage page={PreviewRoute} />
      </Route>
      <Route path="/menu/:menuId">{({ menuId }) => <MenuRoute key={menuId} menuId={menuId} />}</Route>
      <Route path="/demo">
        <DemoRoute />
      </Route>
      <Route path="/example">
        <ExampleRoute />
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}

/** The list of demo stores that the server sent. */
function DemoRoute() {
  const { model } = useBoot();
  return model.kind === 'demo' ? <DemoPage stores={model.stores} /> : <NotLoadedPage />;
}

const SEARCH_DELAY_MS = 400;

/** The directory of stores as the server sent it, then as the guest searches. */
function DirectoryRoute() {
  const { model } = useBoot();
  const sent = model.kind === 'directory' ? model : null;
  const [text, setText] = useState(sent?.q ?? '');
  const directory = useDirectory(sent, useDebounced(text, SEARCH_DELAY_MS).trim());
  return <DirectoryPage text={text} onText={setText} directory={directory} />;
}

/** One menu: the store's page while it is served, else the menu with its hours. */
function MenuRoute({ menuId }: { menuId: string }) {
  const { menu: texts } = usePlacesTexts();
  const { model } = useBoot();
  if (model.kind === 'missing') return <MissingPage />;
  // Only the server can resolve the id of a menu.
  if (!('menuId' in model) || model.menuId !== menuId) return <NotLoadedPage />;
  const { profile, menus } = model.store.page;
  if (model.kind === 'store') return <StoreRoute slug={profile.slug} menuId={menuId} />;
  const served = texts.served(showMinute(model.from), showMinute(model.to));
  return (
    <>
      <TopNotice title={served} link={{ href: `/${profile.slug}`, text: texts.now }}>
        {texts.hint(menus[0]?.label ?? '')}
      </TopNotice>
      <StoreView store={model.store} as={AS_NOBODY} />
    </>
  );
}

/** An example menu with a real cart that cannot be ordered. */
function ExampleRoute() {
  const { example } = usePlacesTexts();
  const store = useExampleStore();
  useEffect(() => {
    beginVisit(EXAMPLE_SLUG, '');
    void openCart(EXAMPLE_SLUG);
    return subscribeToOtherTabs();
  }, []);
  return (
    <>
      <TopNotice title={example.banner} link={{ href: '/auth/register', text: example.own }}>
        {example.bannerHint}
      </TopNotice>
      <StoreView store={store} as={AS_NOBODY} />
    </>
  );
}
