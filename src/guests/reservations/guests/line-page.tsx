import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import { Loading } from '#platform/phone/guests/load/loading.tsx';
import { saveUser } from '#platform/phone/guests/state/checkout-draft.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import actions from '#ui/shared/components/actions.module.css';
import { postInLine } from '../guests-api/calendar.ts';
import { MOST_PARTY } from '../rules/reservation.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { ReservationFrame } from './frame.tsx';
import { PartyChoice } from './party-choice.tsx';
import styles from './reservation.module.css';
import {
  keepOwnReservation,
  keepReservationDraft,
  openReservationDraft,
  type ReservationDraft,
} from './reservation-draft.ts';
import { faultsOf, refusalOf } from './send-faults.ts';
import { SendState } from './send-state.tsx';
import { useBookable } from './use-bookable.ts';

/** Joins the line at the door. */
export function LinePage({ store }: { store: StoreModel }) {
  const { line: title } = useTexts().reservation;
  const { slug, name } = store.page.profile;
  const [draft, setDraft] = useState<ReservationDraft | null>(null);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  useEffect(() => void openReservationDraft(slug, 'line').then(setDraft), [slug]);
  return (
    <ReservationFrame slug={slug} title={title} name={name}>
      {draft && <LineForm store={store} draft={draft} onDraft={setDraft} />}
    </ReservationFrame>
  );
}

interface Props {
  store: StoreModel;
  draft: ReservationDraft;
  onDraft: (draft: ReservationDraft) => void;
}

function LineForm({ store, draft, onDraft }: Props) {
  const texts = useReservationTexts();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const { slug, links } = store.page.profile;
  const bookable = useBookable(slug, null, draft.party);
  const submission = useSubmit(
    (error) => (error.code === 'RESERVATION_FULL' ? texts.faults.lineFull : refusalOf(error, texts)),
    { waits: true },
  );
  const { ref, faults, isBusy, submit } = submission;

  const change = (more: Partial<ReservationDraft>) => {
    const changed = { ...draft, ...more };
    onDraft(changed);
    keepReservationDraft(slug, 'line', changed);
  };
  const join = async () => {
    const { id, party, phone, countryCode, region } = draft;
    const name = draft.name.trim();
    await postInLine(slug, { _id: id, party, name, phone, countryCode, language });
    await saveUser({ name, mobile: phone, countryCode, region });
    await keepOwnReservation(slug, 'line', id);
    navigate(`/${slug}/book/${id}`, { replace: true });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(join, faultsOf(draft, texts));
  };

  return (
    <Loading of={bookable} shape="form" failed={texts.failed}>
      {(view) =>
        view.isWaitingOn ? (
          <form ref={ref} className={styles.form} noValidate onSubmit={send}>
            <p className={styles.note}>{texts.form.joinHint}</p>
            <PartyChoice
              party={draft.party}
              most={Math.min(MOST_PARTY, Math.max(view.largestParty, 1))}
              links={links}
              onParty={(party) => change({ party })}
            />
            <ContactFields draft={draft} faults={faults} isFull={false} onChange={change} />
            <SendState {...submission} />
            <button type="submit" className={actions.foot} aria-busy={isBusy}>
              {isBusy ? texts.form.sending : texts.form.join(draft.party)}
            </button>
          </form>
        ) : (
          <p className={styles.note}>{texts.lineOff}</p>
        )
      }
    </Loading>
  );
}
