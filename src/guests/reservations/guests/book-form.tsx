import { type FormEvent, useState } from 'react';
import { sendOtp } from '#ordering/orders/guests-api/orders.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { Loading } from '#platform/phone/guests/load/loading.tsx';
import { saveUser } from '#platform/phone/guests/state/checkout-draft.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { Field } from '#ui/guests/form/field.tsx';
import { type Faults, useSubmit } from '#ui/guests/form/use-submit.ts';
import actions from '#ui/shared/components/actions.module.css';
import { postReservation } from '../guests-api/calendar.ts';
import { formatMoment, formatTime } from '../rules/moment.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import choices from './choices.module.css';
import { ContactFields } from './contact-fields.tsx';
import { nearestFree, type OfferedTime } from './group-times.ts';
import { PartyChoice } from './party-choice.tsx';
import styles from './reservation.module.css';
import { keepOwnReservation, keepReservationDraft, type ReservationDraft } from './reservation-draft.ts';
import { faultsOf, refusalOf } from './send-faults.ts';
import { SendState } from './send-state.tsx';
import { useBookable } from './use-bookable.ts';
import { WhenChoice } from './when-choice.tsx';

interface Props {
  store: StoreModel;
  draft: ReservationDraft;
  onDraft: (draft: ReservationDraft) => void;
  onBooked: (id: string) => void;
}

export function BookForm({ store, draft, onDraft, onBooked }: Props) {
  const texts = useReservationTexts();
  const { language } = useLanguage();
  const { timeZone, page } = store;
  const { slug, links } = page.profile;
  const [day, setDay] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [proof, setProof] = useState<{ challengeId: string; code: string } | null>(null);
  const [nearest, setNearest] = useState<OfferedTime[] | null>(null);
  const bookable = useBookable(slug, day, draft.party);
  const chosen = bookable.value?.times.find((time) => time.at === at && time.isFree) ? at : null;

  const change = (more: Partial<ReservationDraft>) => {
    const changed = { ...draft, ...more };
    onDraft(changed);
    keepReservationDraft(slug, 'book', changed);
  };
  /** Many seats were reserved from here under numbers that nobody has proved. */
  const prove = async (): Promise<Faults> => {
    try {
      const { challengeId } = await sendOtp(page.profile._id, draft.countryCode, draft.phone);
      setProof({ challengeId, code: '' });
      return {};
    } catch (error) {
      return error instanceof AppError ? refusalOf(error, texts) : { form: texts.failed };
    }
  };
  const refuse = async (error: AppError): Promise<Faults> => {
    if (error.code === 'OTP_REQUIRED' || error.code === 'OTP_EXPIRED') return prove();
    if (error.code !== 'RESERVATION_FULL') return refusalOf(error, texts);
    const view = await bookable.refetch();
    setNearest(nearestFree(view?.times ?? [], at ?? ''));
    setAt(null);
    return {};
  };
  const submission = useSubmit(refuse, { waits: true });
  const { ref, faults, setFaults, isBusy, submit } = submission;
  const book = async () => {
    if (at === null) return;
    const { region, id, ...entered } = draft;
    const name = draft.name.trim();
    const otp = proof === null ? {} : { otp: proof };
    await postReservation(slug, { ...entered, ...otp, _id: id, name, startsAt: at, language });
    await saveUser({ name, mobile: draft.phone, countryCode: draft.countryCode, region });
    await keepOwnReservation(slug, 'book', id);
    onBooked(id);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = { ...faultsOf(draft, texts), ...(chosen === null ? { time: texts.faults.time } : {}) };
    setNearest(null);
    void submit(book, found);
  };

  return (
    <Loading of={bookable} shape="form" failed={texts.failed}>
      {(view) =>
        view.isOn ? (
          <form ref={ref} className={styles.form} noValidate onSubmit={send}>
            {view.note !== '' && <p className={styles.note}>{view.note}</p>}
            <PartyChoice
              party={draft.party}
              most={view.largestParty}
              links={links}
              onParty={(party) => change({ party })}
            />
            <WhenChoice
              bookable={bookable}
              timeZone={timeZone}
              day={day}
              at={chosen}
              onDay={setDay}
              onTime={(time) => {
                setAt(time);
                setNearest(null);
                setFaults({});
              }}
              fault={faults['time'] ?? faults['startsAt']}
            />
            {nearest && (
              <NearestTimes
                times={nearest}
                timeZone={timeZone}
                onTime={(time) => {
                  setAt(time);
                  setNearest(null);
                }}
              />
            )}
            <ContactFields draft={draft} faults={faults} isFull onChange={change} />
            {proof && (
              <Field
                label={texts.form.code}
                note={texts.form.codeHint(draft.phone)}
                value={proof.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                onChange={({ target }) => setProof({ ...proof, code: target.value.replace(/\D/g, '') })}
              />
            )}
            <SendState {...submission} />
            <button type="submit" className={actions.foot} aria-busy={isBusy}>
              {isBusy
                ? texts.form.sending
                : chosen === null
                  ? texts.form.reserveNone
                  : texts.form.reserve(draft.party, formatMoment(Date.parse(chosen), timeZone, language))}
            </button>
          </form>
        ) : (
          <p className={styles.note}>{texts.off}</p>
        )
      }
    </Loading>
  );
}

interface NearestTimesProps {
  times: OfferedTime[];
  timeZone: string;
  onTime: (at: string) => void;
}

/** Offers other times, since the chosen one has just been taken. */
function NearestTimes({ times, timeZone, onTime }: NearestTimesProps) {
  const { faults } = useReservationTexts();
  const { language } = useLanguage();
  return (
    <div className={styles.alert} role="alert">
      <p>
        {faults.full} {times.length > 0 && faults.nearest}
      </p>
      <div className={choices.chips}>
        {times.map(({ at }) => (
          <button key={at} type="button" className={actions.quiet} onClick={() => onTime(at)}>
            {formatTime(Date.parse(at), timeZone, language)}
          </button>
        ))}
      </div>
    </div>
  );
}
