import { formatRoundOff } from '#money/bills/rules/balance.ts';
import type { PricedCart } from '#ordering/prices/rules/price-cart.ts';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import styles from '#ui/office/layout/sums.module.css';

/** The rows of the bill, as the guest would see them. */
export function DraftSums({ bill, roundOff }: { bill: PricedCart; roundOff: Minor }) {
  const { takeOrder: t, orderTypes } = useTexts();
  const { currency } = useStore().profile;
  const { nameOf } = useNames();
  const charges = bill.charges.map((charge) => ({
    key: `charge ${charge.label}`,
    label: nameOf(charge),
    amount: charge.amount,
  }));
  const taxes = bill.taxes.map(({ label, rate, amount, included }) => ({
    key: `tax ${label} ${rate}`,
    label: included ? orderTypes.taxWithin(label) : label,
    amount,
  }));
  const off = bill.discounts.map(({ discount, amount }) => ({
    key: `discount ${discount.id}`,
    label: t.off(discount.reason),
    amount: -amount,
  }));
  const rows = [{ key: 'value', label: t.value, amount: bill.cartValue }, ...off, ...charges, ...taxes];
  return (
    <dl className={styles.sums}>
      {rows.map(({ key, label, amount }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatSum(amount, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t.total}</dt>
        <dd>{formatSum(bill.grandTotal, currency)}</dd>
      </div>
      {roundOff !== 0 && (
        <>
          <div>
            <dt>{t.roundOff}</dt>
            <dd>{formatRoundOff(roundOff, currency)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t.toPay}</dt>
            <dd>{formatSum(bill.grandTotal + roundOff, currency)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
