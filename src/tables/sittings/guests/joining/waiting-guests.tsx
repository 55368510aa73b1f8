import { useId, useState } from 'react';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { admitGuest } from '../../guests-api/sittings.ts';
import { nameOfGuest, useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { AdmitBody, SittingView } from '../../wire/sittings.ts';
import type { Seat } from '../state/seats.ts';
import { hear } from '../state/table.ts';
import { useAct } from '../use-trouble.ts';
import styles from './waiting-guests.module.css';

interface Props {
  view: SittingView;
  seat: Seat;
}

/** Those who ask to join, in one card however many they are. Whoever sits here can let them in. */
export function WaitingGuests({ view, seat }: Props) {
  const texts = useTableTexts();
  const { page } = texts;
  const { submit, isBusy, faults } = useAct();
  const [isListed, setListed] = useState(false);
  const list = useId();
  const { waiting } = view;
  const [first] = waiting;
  if (!first) return null;
  const isMany = waiting.length > 1;
  const answer = (guestId: string, body: AdmitBody) =>
    void submit(async () => hear(await admitGuest(seat, guestId, body)));
  const latest = waiting.reduce((last, guest) => (guest.number > last.number ? guest : last), first);
  const answerAll = (admit: boolean) => answer(latest._id, { admit, all: true });
  const button = (text: string, look: 'strong' | 'quiet', onClick: () => void) => (
    <button type="button" className={actions[look]} aria-busy={isBusy} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <section className={styles.card}>
      {isMany && (
        <>
          <p className={styles.asks} role="status">
            {page.manyWantIn(waiting.length)}
          </p>
          <p className={styles.hint}>{page.manyHint}</p>
          <div className={styles.answers}>
            {button(page.letAllIn, 'strong', () => answerAll(true))}
            <button
              type="button"
              className={actions.quiet}
              aria-expanded={isListed}
              aria-controls={list}
              onClick={() => setListed(!isListed)}
            >
              {page.oneByOne}
            </button>
            {button(page.nobody, 'quiet', () => answerAll(false))}
          </div>
        </>
      )}
      <ul id={list} className={styles.list}>
        {(isMany && !isListed ? [] : waiting).map((guest) => (
          <li key={guest._id}>
            <p className={styles.asks}>
              {isMany ? nameOfGuest(texts, guest) : page.wantsIn(nameOfGuest(texts, guest))}
            </p>
            <span className={styles.answers}>
              {button(page.letIn, isMany ? 'quiet' : 'strong', () => answer(guest._id, { admit: true }))}
              {button(page.no, 'quiet', () => answer(guest._id, { admit: false }))}
            </span>
          </li>
        ))}
      </ul>
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
    </section>
  );
}
