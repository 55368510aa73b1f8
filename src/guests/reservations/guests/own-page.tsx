import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import { Loading } from '#platform/phone/guests/load/loading.tsx';
import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import actions from '#ui/shared/components/actions.module.css';
import { formatMoment } from '../rules/moment.ts';
import { isWaiting } from '../rules/reservation.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import type { GuestReservation } from '../wire/calendar.ts';
import { ReservationFrame } from './frame.tsx';
import styles from './own.module.css';
import { OwnActions } from './own-actions.tsx';
import { useOwnReservation } from './use-own-reservation.ts';

interface Props {
  store: StoreModel;
  id: string;
}

/** A guest's own reservation or place in the line. */
export function OwnPage({ store, id }: Props) {
  const { reservation: titles } = useTexts();
  const texts = useReservationTexts();
  const { slug, name } = store.page.profile;
  const own = useOwnReservation(slug, id);
  const { value: reservation, isMissing, link } = own;
  const title = reservation ? texts.states[reservation.state] : isMissing ? texts.gone : texts.form.loading;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  useRing(reservation?.state === 'called');
  return (
    <ReservationFrame slug={slug} title={title} name={name}>
      {reservation && link === 'lost' && (
        <p className={styles.old} role="status">
          {texts.page.lost}
        </p>
      )}
      {isMissing ? (
        <Link className={actions.strong} href={`/${slug}/book`}>
          {titles.book}
        </Link>
      ) : (
        <Loading of={own} shape="form">
          {(row) => (
            <>
              <p className="visually-hidden" role="status">
                {title}
              </p>
              {row.state === 'called' && <p className={styles.called}>{texts.page.called}</p>}
              {row.line && <PlaceInLine line={row.line} />}
              <Facts store={store} reservation={row} />
              <OwnActions store={store} own={own} reservation={row} />
            </>
          )}
        </Loading>
      )}
    </ReservationFrame>
  );
}

/** Rings when the table becomes ready, not when the page is opened later. */
function useRing(isCalled: boolean): void {
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (isCalled && wasWaiting.current) ring();
    wasWaiting.current = !isCalled;
  }, [isCalled]);
}

function PlaceInLine({ line }: { line: NonNullable<GuestReservation['line']> }) {
  const { page } = useReservationTexts();
  const { before, from, to } = line;
  const span = from === null || to === null ? page.unknown : from === 0 ? page.soon : page.span(from, to);
  return (
    <section className={styles.line}>
      <b>{page.before(before)}</b>
      <span>{span}</span>
      <small>{page.live}</small>
    </section>
  );
}

function Facts({ store, reservation }: { store: StoreModel; reservation: GuestReservation }) {
  const texts = useReservationTexts();
  const { language } = useLanguage();
  const { party, startsAt, note, state, name } = reservation;
  const { address: where } = store.page.profile;
  // A country alone helps nobody.
  const address = where.street || where.city ? addressLine(where) : '';
  const facts: [string, string][] = [
    ...(isWaiting(state)
      ? []
      : [
          [texts.page.when, formatMoment(Date.parse(startsAt), store.timeZone, language)] as [string, string],
        ]),
    [texts.page.who, [texts.guests(party), name].filter(Boolean).join(' · ')],
    ...(address === '' ? [] : [[texts.page.where, address] as [string, string]]),
    ...(note === '' ? [] : [[texts.page.yourNote, note] as [string, string]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const NOTES = [880, 1174.7, 880, 1174.7];
const NOTE_S = 0.25;

/** Calls a guest back to the phone. Browsers stay silent until the page was touched, and some phones can't shake. */
function ring(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.3;
  volume.connect(context.destination);
  for (const [index, frequency] of NOTES.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + index * NOTE_S);
    tone.stop(context.currentTime + (index + 1) * NOTE_S);
    if (index === NOTES.length - 1) tone.addEventListener('ended', () => void context.close());
  }
}
