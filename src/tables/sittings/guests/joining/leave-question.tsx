import { useState } from 'react';
import card from '#ui/guests/order-card.module.css';
import { admitGuest } from '../../guests-api/sittings.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import type { Seat } from '../state/seats.ts';
import { hear, yourId } from '../state/table.ts';
import styles from '../table-page.module.css';
import { useAct } from '../use-trouble.ts';

/** Lets a guest go who has sat down at the wrong table, or goes before the others. */
export function LeaveQuestion({ view, seat }: { view: SittingView; seat: Seat }) {
  const { page } = useTableTexts();
  const { submit, isBusy, faults } = useAct();
  const [isAsked, setAsked] = useState(false);
  const leave = () => submit(async () => hear(await admitGuest(seat, yourId(view), { admit: false })));
  return (
    <section className={styles.leave}>
      {isAsked && <p>{page.leaveSure}</p>}
      <div>
        {isAsked && (
          <button type="button" onClick={() => setAsked(false)}>
            {page.stay}
          </button>
        )}
        <button
          type="button"
          className={isAsked ? styles.sure : undefined}
          aria-busy={isBusy}
          onClick={() => (isAsked ? void leave() : setAsked(true))}
        >
          {isAsked ? page.yesLeave : page.leave}
        </button>
      </div>
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
    </section>
  );
}
