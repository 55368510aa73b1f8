import { formatRoundOff } from '#money/bills/rules/balance.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import { GuestName } from './joining/guest-mark.tsx';
import styles from './money.module.css';

/** The running total, what of it is paid, and who had what. */
export function MoneyCard({ view }: { view: SittingView }) {
  const { orders } = useTableTexts();
  const { actions: after } = useAfterTexts();
  if (view.orders.length === 0) return null;
  const show = (amount: number) => formatSum(parseHundredths(amount) ?? 0, view.currency);
  const roundOff = Math.round((view.roundOff ?? 0) * 100);
  const counted = view.orders.filter(({ state }) => state !== CANCELLED);
  // A bill is final, so it is offered once everything is paid.
  const [billed] = view.due === 0 ? counted : [];
  const shares = view.shares.filter(({ total }) => total > 0);
  return (
    <section className={card.card} aria-labelledby="table-money">
      <h2 id="table-money">{orders.shares}</h2>
      {shares.length > 0 && (
        <dl className={styles.sums}>
          {shares.map(({ guest, total }) => {
            const who = view.guests.find(({ _id }) => _id === guest);
            return (
              who && (
                <div key={guest}>
                  <dt>
                    <GuestName guest={who} />
                  </dt>
                  <dd>{show(total)}</dd>
                </div>
              )
            );
          })}
        </dl>
      )}
      <dl className={`${styles.sums} ${styles.total}`}>
        {roundOff !== 0 && (
          <div>
            <dt>{orders.roundOff}</dt>
            <dd>{formatRoundOff(roundOff, view.currency)}</dd>
          </div>
        )}
        <div>
          <dt>{orders.total}</dt>
          <dd>{show(view.total)}</dd>
        </div>
        {view.paid > 0 && (
          <>
            <div>
              <dt>{orders.paid}</dt>
              <dd>{show(view.paid)}</dd>
            </div>
            <div>
              <dt>{orders.due}</dt>
              <dd>{show(view.due)}</dd>
            </div>
          </>
        )}
        {view.tips > 0 && (
          <div>
            <dt>{orders.tips}</dt>
            <dd>{show(view.tips)}</dd>
          </div>
        )}
      </dl>
      {billed && (
        <a className={actions.quiet} href={`/status/${billed.slug}/bill`}>
          <Icon name="receipt" size={20} />
          {after.bill}
        </a>
      )}
    </section>
  );
}
