import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import actions from '#ui/shared/components/actions.module.css';
import { fetchReservation } from '../guests-api/calendar.ts';
import { formatMoment } from '../rules/moment.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import { BookForm } from './book-form.tsx';
import { ReservationFrame } from './frame.tsx';
import styles from './reservation.module.css';
import { openReservationDraft, type ReservationDraft, readOwnReservation } from './reservation-draft.ts';

/** Reserves a table. */
export function BookPage({ store }: { store: StoreModel }) {
  const { reservation: titles } = useTexts();
  const texts = useReservationTexts();
  const [, navigate] = useLocation();
  const { slug, name } = store.page.profile;
  const [draft, setDraft] = useState<ReservationDraft | null>(null);
  useEffect(() => {
    document.title = texts.titleAt(name);
  }, [texts, name]);
  useEffect(() => void openReservationDraft(slug, 'book').then(setDraft), [slug]);
  return (
    <ReservationFrame slug={slug} title={titles.book} name={name}>
      <OwnReservation slug={slug} timeZone={store.timeZone} />
      {draft && (
        <BookForm
          store={store}
          draft={draft}
          onDraft={setDraft}
          onBooked={(id) => navigate(`/${slug}/book/${id}`, { replace: true })}
        />
      )}
    </ReservationFrame>
  );
}

/** Leads to what this browser has reserved here. */
function OwnReservation({ slug, timeZone }: { slug: string; timeZone: string }) {
  const texts = useReservationTexts();
  const { language } = useLanguage();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => void readOwnReservation(slug).then(setId), [slug]);
  const { value: own } = useLoad(id, {
    fetch: () => fetchReservation({ storeId: slug, reservationId: id ?? '' }),
  });
  if (!own?.mayCancel && !own?.mayChange) return null;
  return (
    <Link className={actions.quiet} href={`/${slug}/book/${own._id}`}>
      <span className={styles.own}>
        {texts.own}
        <small>
          {formatMoment(Date.parse(own.startsAt), timeZone, language)} · {texts.guests(own.party)}
        </small>
      </span>
    </Link>
  );
}
