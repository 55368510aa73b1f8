import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import card from '#ui/guests/order-card.module.css';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../../wire/sittings.ts';
import { GuestName } from '../joining/guest-mark.tsx';
import styles from './pay.module.css';

/** Who pays what, and how far each part is. */
export function PartList({ view }: { view: SittingView }) {
  const { pay } = useTableTexts();
  const parts = view.parts.filter(({ state }) => state !== 'dropped');
  const { received = [] } = view;
  if (parts.length + received.length === 0) return null;
  const show = (amount: number) => formatSum(parseHundredths(amount) ?? 0, view.currency);
  return (
    <section className={card.card} aria-labelledby="table-parts">
      <h2 id="table-parts">{pay.parted}</h2>
      <ul className={styles.parts}>
        {parts.map(({ _id, guest, amount, tip, state }) => {
          const who = view.guests.find((one) => one._id === guest);
          return (
            <li key={_id}>
              {who && <GuestName guest={who} />}
              <span className={styles.amount}>
                {show(amount)}
                {tip > 0 && <small>{pay.withTip(show(tip))}</small>}
              </span>
              <small className={styles.state} data-state={state}>
                {pay.states[state]}
              </small>
            </li>
          );
        })}
        {received.map(({ _id, amount }) => (
          <li key={_id}>
            {pay.atTable}
            <span className={styles.amount}>{show(amount)}</span>
            <small className={styles.state} data-state="paid">
              {pay.states.paid}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
