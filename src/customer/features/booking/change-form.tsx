import { type FormEvent, useState } from 'react';
import type { GuestReservation } from '#domain/api/calendar.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { AppError } from '#domain/errors.ts';
import { formatMoment } from '#domain/reservations/moment.ts';
import { dayIn } from '#domain/time/clock.ts';
import actions from '#ui/parts/actions.module.css';
import { putBooking } from '../../api/calendar.ts';
import { useSubmit } from '../../parts/form/use-submit.ts';
import { showToast } from '../../state/toasts.ts';
import { useBookingTexts } from '../../texts/booking/use-booking-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './booking.module.css';
import { PartyChoice } from './party-choice.tsx';
import { refusalOf } from './send-faults.ts';
import { SendState } from './send-state.tsx';
import { useBookable } from './use-bookable.ts';
import type { OwnBooking } from './use-own-booking.ts';
import { WhenChoice } from './when-choice.tsx';

interface Props {
  store: StoreModel;
  own: OwnBooking;
  booking: GuestReservation;
  onClose: () => void;
}

/** Another time or another number of guests. What the reservation has now can always be kept. */
export function ChangeForm({ store, own, booking, onClose }: Props) {
  const texts = useBookingTexts();
  const { language } = useLanguage();
  const { timeZone, page } = store;
  const { slug, links } = page.profile;
  const [party, setParty] = useState(booking.party);
  const [day, setDay] = useState(dayIn(timeZone, Date.parse(booking.startsAt)));
  const [at, setAt] = useState(booking.startsAt);
  const offered = useBookable(slug, day, party);
  const bookable = {
    ...offered,
    value: offered.value && { ...offered.value, times: withOwn(offered.value.times) },
  };

  /** Its own table counts as free for the server. */
  function withOwn<T extends { at: string; isFree: boolean }>(times: T[]): T[] {
    return times.map((time) => (time.at === booking.startsAt ? { ...time, isFree: true } : time));
  }
  const refuse = (error: AppError) => {
    void offered.refetch();
    if (error.code === 'RESERVATION_CHANGED') void own.refetch();
    const refusal = refusalOf(error, texts);
    if (error.code === 'RESERVATION_FULL') return texts.faults.full;
    return refusal['startsAt'] ?? refusal['form'] ?? texts.faults.other;
  };
  const submission = useSubmit(refuse, { waits: true });
  const { ref, submit, isBusy, setFaults } = submission;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      own.hear(await putBooking({ storeId: slug, reservationId: booking._id }, { startsAt: at, party }));
      showToast(texts.page.changed, 'success');
      onClose();
    });
  };
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={send}>
      <PartyChoice
        party={party}
        most={Math.max(booking.party, offered.value?.largestParty ?? booking.party)}
        links={links}
        onParty={setParty}
      />
      <WhenChoice
        bookable={bookable}
        timeZone={timeZone}
        day={day}
        at={at}
        onDay={setDay}
        onTime={(time) => {
          setAt(time);
          setFaults({});
        }}
      />
      <SendState {...submission} />
      <div className={styles.answers}>
        <button type="button" className={actions.quiet} onClick={onClose}>
          {texts.page.keep}
        </button>
        <button type="submit" className={actions.strong} aria-busy={isBusy}>
          {isBusy
            ? texts.form.sending
            : texts.page.save(party, formatMoment(Date.parse(at), timeZone, language))}
        </button>
      </div>
    </form>
  );
}
