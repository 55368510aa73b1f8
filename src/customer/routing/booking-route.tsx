import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { BookPage } from '../features/booking/book-page.tsx';
import { LinePage } from '../features/booking/line-page.tsx';
import { OwnPage } from '../features/booking/own-page.tsx';
import { $liveStore, refetchStore } from '../state/live-store.ts';
import { applyThemeOf } from '../state/theme.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LoadingPage, MessagePage, MissingPage } from './plain-pages.tsx';

/** Reservations of a store, one of them, and the line at its door. */
export function BookingRoute() {
  const { slug = '', page, id } = useParams<{ slug?: string; page?: string; id?: string }>();
  const { common } = useTexts();
  const live = useStore($liveStore);
  const now = live?.slug === slug ? live : null;
  const store = now?.store ?? null;
  useEffect(() => void refetchStore(slug), [slug]);
  useEffect(() => {
    if (store) applyThemeOf({ kind: 'store', store, menuId: null });
  }, [store]);
  if (store) {
    if (page === 'line') return <LinePage key={slug} store={store} />;
    return id ? <OwnPage key={id} store={store} id={id} /> : <BookPage key={slug} store={store} />;
  }
  if (now?.status === 'missing') return <MissingPage />;
  if (now?.status !== 'failed') return <LoadingPage />;
  return (
    <MessagePage text={common.noNetwork} isFailure>
      <button type="button" onClick={() => void refetchStore(slug)}>
        {common.retry}
      </button>
    </MessagePage>
  );
}
