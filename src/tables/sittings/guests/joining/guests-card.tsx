import { type FormEvent, useState } from 'react';
import { Field } from '#ui/guests/form/field.tsx';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { LONGEST_GUEST_NAME } from '../../rules/sitting.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import { sayName } from '../state/sit.ts';
import { useAct } from '../use-trouble.ts';
import { GuestName } from './guest-mark.tsx';
import styles from './guests.module.css';

/** Who sits at the table, and how others join. */
export function GuestsCard({ view }: { view: SittingView }) {
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
