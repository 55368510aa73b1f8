import { type FormEvent, useState } from 'react';
import type { AppError } from '#platform/errors/rules/errors.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import actions from '#ui/shared/components/actions.module.css';
import { putReservation } from '../guests-api/calendar.ts';
import { formatMoment } from '../rules/moment.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import type { GuestReservation } from '../wire/calendar.ts';
import { PartyChoice } from './party-choice.tsx';
import styles from './reservation.module.css';
import { refusalOf } from './send-faults.ts';
import { SendState } from './send-state.tsx';
import { useBookable } from './use-bookable.ts';
import type { OwnReservation } from './use-own-reservation.ts';
import { WhenChoice } from './when-choice.tsx';

interface Props {
  store: StoreModel;
  own: OwnReservation;
  reservation: GuestReservation;
  onClose: () => void;
}

/** Another time or another number of guests. What the reservation has now can always be kept. */
export function ChangeForm({ store, own, reservation, onClose }: Props) {
  const texts = useReservationTexts();
  const { language } = useLanguage();
  const { timeZone, page } = store;
  const { slug, links } = page.profile;
  const [party, setParty] = useState(reservation.party);
  const [day, setDay] = useState(dayIn(timeZone, Date.parse(reservation.startsAt)));
  const [at, setAt] = useState(reservation.startsAt);
  const offered = useBookable(slug, day, party);
  const bookable = {
    ...offered,
    value: offered.value && { ...offered.value, times: withOwn(offered.value.times) },
  };

  /** Its own table counts as free for the server. */
  function withOwn<T extends { at: string; isFree: boolean }>(times: T[]): T[] {
    return times.map((time) => (time.at === reservation.startsAt ? { ...time, isFree: true } : time));
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
      own.hear(
        await putReservation({ storeId: slug, reservationId: reservation._id }, { startsAt: at, party }),
      );
      showToast(texts.page.changed, 'success');
      onClose();
    });
  };
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={send}>
      <PartyChoice
        party={party}
        most={Math.max(reservation.party, offered.value?.largestParty ?? reservation.party)}
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
