import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { withOwnNames } from '#ordering/menu/rules/name-in.ts';
import { typeAt } from '#ordering/placing/guests/form/type-of.ts';
import {
  formatLinkedPlace,
  formatLinkedPlaceName,
  type LinkedPlace,
  parseLinkedPlace,
} from '#ordering/placing/rules/linked-place.ts';
import { AS_NOBODY } from '#ordering/prices/guests/pricing.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { openCart, subscribeToOtherTabs } from '#platform/phone/guests/state/cart.ts';
import { countDish } from '#platform/phone/guests/state/counts/counts.ts';
import {
  $liveStore,
  refetchAt,
  refetchStore,
  showStore,
  subscribeToStore,
  useLiveStore,
} from '#platform/phone/guests/state/live-store.ts';
import { isCopy } from '#platform/phone/guests/state/online.ts';
import { applyThemeOf } from '#platform/phone/guests/state/theme.ts';
import { $visit, beginVisit, checkTable } from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import type { Texts } from '#texts/guests/main/en.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { LoadedPage } from '../plain-pages.tsx';
import { useHasRun } from '../use-has-run.ts';
import {
  AtTable,
  ClearedCartHint,
  LanguageHint,
  OfflineBanner,
  RunningOrder,
  SideCart,
} from './store-hints.tsx';
import { StoreView } from './store-view.tsx';

/** If its script can't be loaded, the next page does it. */
const later = (run: (scripts: typeof import('../later.ts')) => void) =>
  void import('../later.ts').then(run, () => {});

/** The page of one store: first as the server sent it, then kept up to date. */
export function StoreRoute({ slug, menuId = null }: { slug: string; menuId?: string | null }) {
  const { model } = useBoot();
  const search = useSearch();
  const sent = model.kind === 'store' && model.store.page.profile.slug === slug ? model.store : null;
  const live = useLiveStore(slug, sent);
  const chosen = menuId ?? new URLSearchParams(search).get('men');

  useEffect(() => {
    beginVisit(slug, window.location.search, chosen);
    void checkTable();
  }, [slug, chosen]);
  useEffect(() => {
    void openCart(slug);
    if ($liveStore.get()?.slug !== slug) {
      if (sent) showStore(slug, sent);
      if (!sent || isCopy()) void refetchStore(slug);
    }
  }, [slug, sent]);

  return (
    <LoadedPage of={live}>
      {(store) => <OpenStore key={slug} slug={slug} store={store} menuId={chosen} />}
    </LoadedPage>
  );
}

interface OpenProps {
  slug: string;
  store: StoreModel;
  menuId: string | null;
}

function OpenStore({ slug, store, menuId: chosen }: OpenProps) {
  const { place: linked } = useBoot();
  const { texts, language } = useLanguage();
  const visit = useAtom($visit);
  // The menu stays when the hour of another one comes.
  const [fitting] = useState(store.fittingMenu ?? null);
  const menuId = chosen ?? fitting;
  const own = visit?.slug === slug ? visit : null;
  const place = own ?? parseLinkedPlace(linked);
  const unknown = own?.unknownTable;
  const sits = own?.sits !== undefined;
  const type = typeAt(store, own ?? place);
  // The server's page is the same for all places.
  const as = useHasRun() ? { type: type?._id ?? null, table: place.iden } : AS_NOBODY;
  const minimum = sits ? 0 : (parseHundredths(type?.minimumOrderValue) ?? 0);

  const [sentRevision] = useState(store.revision);
  useEffect(() => subscribeToStore(slug, sentRevision), [slug, sentRevision]);
  useEffect(() => subscribeToOtherTabs(), []);
  useEffect(() => refetchAt(slug, store.changesAt), [slug, store]);
  useEffect(() => later(({ beginWorker }) => beginWorker()), []);
  useEffect(() => applyThemeOf({ kind: 'store', store, menuId }), [store, menuId]);
  useEffect(() => later(({ rememberStore }) => rememberStore(store)), [store]);

  return (
    <StoreView
      store={store}
      menuId={menuId}
      as={as}
      place={
        unknown === undefined ? placeOf(place, store, texts, language) : texts.store.unknownTable(unknown)
      }
      placeQuery={formatLinkedPlace(place)}
      notice={
        <>
          <OfflineBanner />
          {!store.page.viewMode && <ClearedCartHint slug={slug} />}
        </>
      }
      hint={<LanguageHint languages={languagesOf(store.page.profile)} />}
      minimum={minimum}
      running={<RunningOrder slug={slug} isAtTable={sits} />}
      table={sits ? (part) => <AtTable slug={slug} {...part} /> : undefined}
      sideCart={!sits && !store.page.viewMode && <SideCart store={store} as={as} minimum={minimum} />}
      onLook={(itemId) => countDish(itemId, 'view')}
    />
  );
}

function placeOf(place: LinkedPlace, { page }: StoreModel, { names }: Texts, language: Language): string {
  const offered = page.profile.orderConfigs.filter(({ active }) => active);
  const labels = offered.map(({ label }) => label);
  return formatLinkedPlaceName(place, { orderTypes: labels, names: withOwnNames(names, offered, language) });
}
