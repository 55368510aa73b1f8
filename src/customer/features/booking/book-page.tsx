import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { StoreModel } from '#domain/api/store-model.ts';
import { formatMoment } from '#domain/reservations/moment.ts';
import actions from '#ui/parts/actions.module.css';
import { fetchBooking } from '../../api/calendar.ts';
import { useLoad } from '../../load/use-load.ts';
import { useBookingTexts } from '../../texts/booking/use-booking-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { BookForm } from './book-form.tsx';
import styles from './booking.module.css';
import { type BookingDraft, openBookingDraft, readOwnBooking } from './booking-draft.ts';
import { BookingFrame } from './frame.tsx';

/** Reserves a table. */
export function BookPage({ store }: { store: StoreModel }) {
  const texts = useBookingTexts();
  const [, navigate] = useLocation();
  const { slug, name } = store.page.profile;
  const [draft, setDraft] = useState<BookingDraft | null>(null);
  useEffect(() => {
    document.title = texts.titleAt(name);
  }, [texts, name]);
  useEffect(() => void openBookingDraft(slug, 'book').then(setDraft), [slug]);
  return (
    <BookingFrame slug={slug} title={texts.title} name={name}>
      <OwnBooking slug={slug} timeZone={store.timeZone} />
      {draft && (
        <BookForm
          store={store}
          draft={draft}
          onDraft={setDraft}
          onBooked={(id) => navigate(`/${slug}/book/${id}`, { replace: true })}
        />
      )}
    </BookingFrame>
  );
}

/** Leads to what this browser has reserved here. */
function OwnBooking({ slug, timeZone }: { slug: string; timeZone: string }) {
  const texts = useBookingTexts();
  const { language } = useLanguage();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => void readOwnBooking(slug).then(setId), [slug]);
  const { value: own } = useLoad(id, {
    fetch: () => fetchBooking({ storeId: slug, reservationId: id ?? '' }),
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
