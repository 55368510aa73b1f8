import { useEffect } from 'react';
import { useParams } from 'wouter';
import { BookPage } from '#guests/reservations/guests/book-page.tsx';
import { LinePage } from '#guests/reservations/guests/line-page.tsx';
import { OwnPage } from '#guests/reservations/guests/own-page.tsx';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { reservationTitle } from '#platform/phone/guests/links/addresses.ts';
import { refetchStore, useLiveStore } from '#platform/phone/guests/state/live-store.ts';
import { applyThemeOf } from '#platform/phone/guests/state/theme.ts';
import { LoadedPage } from './plain-pages.tsx';

/** Reservations of a store, one of them, and the line at its door. */
export function ReservationRoute() {
  const { slug = '', page, id } = useParams<{ slug?: string; page?: string; id?: string }>();
  const { reservation: titles } = useTexts();
  const live = useLiveStore(slug);
  const { value: store } = live;
  useEffect(() => void refetchStore(slug), [slug]);
  useEffect(() => {
    if (store) applyThemeOf({ kind: 'store', store, menuId: null });
  }, [store]);
  return (
    <LoadedPage of={live} title={reservationTitle(titles, { page, id })}>
      {(store) => {
        if (page === 'line') return <LinePage key={slug} store={store} />;
        return id ? <OwnPage key={id} store={store} id={id} /> : <BookPage key={slug} store={store} />;
      }}
    </LoadedPage>
  );
}
