import { type ComponentType, lazy, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { PLACES, RESERVATION, reservationTitle } from '#platform/phone/guests/links/addresses.ts';
import { countPage } from '#platform/phone/guests/state/counts/counts.ts';
import { dismissAdded } from '#platform/phone/guests/state/toasts.ts';
import { LazyPage } from './load-boundary.tsx';
import { useEarlyTaps, usePageFocus, useScrollToTop } from './page-effects.ts';
import { kindOfPage } from './page-kind.ts';
import { MissingPage } from './plain-pages.tsx';
import { StoreRoute } from './store/store-route.tsx';
import { Toaster } from './toaster.tsx';

const PlaceOrderRoute = lazy(async () => ({
  default: (await import('./place-order-route.tsx')).PlaceOrderRoute,
}));
const HistoryRoute = lazy(async () => ({ default: (await import('./history-route.tsx')).HistoryRoute }));
const PickerRoute = lazy(async () => ({ default: (await import('./picker-route.tsx')).PickerRoute }));
const ReservationRoute = lazy(async () => ({
  default: (await import('./reservation-route.tsx')).ReservationRoute,
}));
const TableRoute = lazy(async () => ({ default: (await import('./table/table-route.tsx')).TableRoute }));
const TokensRoute = lazy(async () => ({ default: (await import('./tokens-route.tsx')).TokensRoute }));
const OutcomeRoute = lazy(async () => ({ default: (await import('./outcome-route.tsx')).OutcomeRoute }));

/** Routes an address to its page. Fixed first segments come before the stores' slugs. */
export function Pages({ Places, Status }: { Places: ComponentType; Status: ComponentType }) {
  const boot = useBoot();
  const [path] = useLocation();
  const { reservation: titles } = useTexts();
  useScrollToTop();
  usePageFocus();
  useEarlyTaps();
  useEffect(() => {
    countPage(kindOfPage(path));
    return dismissAdded;
  }, [path]);
  // The server has not found the address, so it is not fetched again.
  if (boot.model.kind === 'missing' && boot.path === path) return <MissingPage />;
  return (
    <>
      <Switch>
        <Route path="/">{() => <LazyPage page={PickerRoute} />}</Route>
        <Route path="/place-order">{() => <LazyPage page={PlaceOrderRoute} />}</Route>
        <Route path="/orders">{() => <LazyPage page={HistoryRoute} />}</Route>
        <Route path="/order">{() => <Status />}</Route>
        <Route path="/status/:slug">{() => <Status />}</Route>
        <Route path="/thankyou/:outcome?">{() => <LazyPage page={OutcomeRoute} />}</Route>
        <Route path={PLACES}>{() => <Places />}</Route>
        <Route path={RESERVATION}>
          {(params) => <LazyPage page={ReservationRoute} title={reservationTitle(titles, params)} />}
        </Route>
        <Route path="/:slug/tokens">{() => <LazyPage page={TokensRoute} />}</Route>
        <Route path="/:slug/table">{() => <LazyPage page={TableRoute} />}</Route>
        <Route path="/:slug">{({ slug }) => <StoreRoute key={slug} slug={slug} />}</Route>
        <Route>
          <MissingPage />
        </Route>
      </Switch>
      <Toaster />
    </>
  );
}
