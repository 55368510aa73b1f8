import { type FormEvent, useState } from 'react';
import type { SittingView } from '#domain/api/sittings.ts';
import { LONGEST_GUEST_NAME } from '#domain/sittings/sitting.ts';
import actions from '#ui/components/actions.module.css';
import { admitGuest } from '../../api/sittings.ts';
import { Field } from '../../components/form/field.tsx';
import card from '../../components/order-card.module.css';
import type { Seat } from '../../state/table/seats.ts';
import { sayName } from '../../state/table/sit.ts';
import { hear } from '../../state/table/table.ts';
import { nameOfGuest, useTableTexts } from '../../texts/table/use-table-texts.ts';
import { GuestName } from './guest-mark.tsx';
import styles from './guests.module.css';
import { useAct } from './use-trouble.ts';

interface Props {
  view: SittingView;
  seat: Seat;
}

/** Who sits at the table, and how others join. */
export function GuestsCard({ view }: Pick<Props, 'view'>) {
  const { page } = useTableTexts();
  return (
    <section className={card.card} aria-labelledby="table-guests">
      <h2 id="table-guests">{page.guests}</h2>
      <ul className={styles.guests}>
        {view.guests.map((guest) => (
          <li key={guest._id}>
            <GuestName guest={guest} />
          </li>
        ))}
      </ul>
      {view.guests.some(({ you, name }) => you && name === '') && view.state !== 'closed' && <OwnName />}
      {view.code !== undefined && (
        <p className={styles.code}>
          <span>{page.code}</span> <b>{view.code}</b>
        </p>
      )}
    </section>
  );
}

/** Who opened the table was not asked for a name. */
function OwnName() {
  const { join, page } = useTableTexts();
  const { submit, isBusy, faults } = useAct();
  const [name, setName] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void submit(() => sayName(name.trim()));
  };
  return (
    <form className={styles.name} noValidate onSubmit={send}>
      <Field
        label={join.name}
        note={join.optional}
        value={name}
        autoComplete="given-name"
        enterKeyHint="done"
        maxLength={LONGEST_GUEST_NAME}
        fault={faults['form']}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={actions.quiet} aria-busy={isBusy}>
        {page.saveName}
      </button>
    </form>
  );
}

/** Those who ask to join. Whoever sits here can let them in. */
export function WaitingGuests({ view, seat }: Props) {
  const texts = useTableTexts();
  const { page } = texts;
  const { submit, isBusy, faults } = useAct();
  if (view.waiting.length === 0) return null;
  const answer = (guestId: string, admit: boolean) =>
    submit(async () => hear(await admitGuest(seat, guestId, { admit })));
  const [first, ...others] = view.waiting;
  return (
    <ul className={styles.waiting}>
      {view.waiting.map((guest) => (
        <li key={guest._id}>
          <p>{page.wantsIn(nameOfGuest(texts, guest))}</p>
          <span className={styles.answers}>
            <button
              type="button"
              className={actions.strong}
              aria-busy={isBusy}
              onClick={() => void answer(guest._id, true)}
            >
              {page.letIn}
            </button>
            <button
              type="button"
              className={actions.quiet}
              aria-busy={isBusy}
              onClick={() => void answer(guest._id, false)}
            >
              {page.no}
            </button>
          </span>
        </li>
      ))}
      {first && others.length > 0 && (
        <li>
          <p>{page.noneOfThem}</p>
          <button
            type="button"
            className={actions.quiet}
            aria-busy={isBusy}
            onClick={() =>
              void submit(async () => hear(await admitGuest(seat, first._id, { admit: false, all: true })))
            }
          >
            {page.refuseAll(view.waiting.length)}
          </button>
        </li>
      )}
      {faults['form'] && (
        <li className={card.fault} role="alert">
          {faults['form']}
        </li>
      )}
    </ul>
  );
}
