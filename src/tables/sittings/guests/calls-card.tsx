import card from '#ui/guests/order-card.module.css';
import { callStaff, takeCallBack } from '../guests-api/sittings.ts';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import styles from './calls.module.css';
import type { Seat } from './state/seats.ts';
import { hear } from './state/table.ts';
import { useAct } from './use-trouble.ts';

/** What guests can call the staff for. One of each kind stands at a time. */
export function CallsCard({ view, seat }: { view: SittingView; seat: Seat }) {
  const texts = useTableTexts();
  const { call } = texts;
  const { submit, isBusy, faults } = useAct();
  const { calls } = view.offers;
  if (calls.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="table-calls">
      <h2 id="table-calls">{call.title}</h2>
      <ul className={styles.calls}>
        {calls.map(({ kind, label }) => {
          const standing = view.calls.find((one) => one.kind === kind);
          return (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={standing !== undefined}
                aria-busy={isBusy}
                onClick={() =>
                  void submit(async () =>
                    hear(await (standing ? takeCallBack(seat, standing._id) : callStaff(seat, kind))),
                  )
                }
              >
                {label ?? texts.calls[kind] ?? kind}
                {standing && (
                  <small>
                    {standing.takenBy === null ? call.called : call.coming(standing.takenBy)} ·{' '}
                    {call.takeBack}
                  </small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
    </section>
  );
}
