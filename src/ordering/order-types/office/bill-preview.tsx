import { formatRate, formatSum } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { billFor, missingTo, type TypeDraft } from './edit-types.ts';
import styles from './order-types.module.css';

const DISHES = 500_00;

/** A guest's bill with these charges, computed by the code that prices orders. */
export function BillPreview({ type }: { type: TypeDraft }) {
  const { orderTypes: t } = useTexts();
  const { nameOf } = useNames();
  const { currency, ...selling } = useStore().profile;
  const money = (amount: number) => formatSum(amount, currency);
  const bill = billFor(DISHES, type, selling);
  return (
    <aside className={styles.bill} aria-label={t.bill(money(DISHES))}>
      <h3 className={styles.billTitle}>{t.bill(money(DISHES))}</h3>
      <dl>
        <div>
          <dt>{t.dishes}</dt>
          <dd>{money(bill.cartValue)}</dd>
        </div>
        {bill.charges.map(({ label, rate, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have the same name
          <div key={index}>
            <dt>
              {nameOf({ label }) || t.charge} {rate !== null && <small>{formatRate(rate)}</small>}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {bill.taxes.map(({ label, rate, amount, included }) => (
          <div key={`${rate} ${label}`}>
            <dt>
              {included ? t.taxWithin(label) : label} <small>{formatRate(rate)}</small>
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t.total}</dt>
          <dd>{money(bill.grandTotal)}</dd>
        </div>
      </dl>
      {missingTo(DISHES, type) > 0 && (
        <p className={styles.below}>{t.belowMinimum(money(DISHES + missingTo(DISHES, type)))}</p>
      )}
      <p className={styles.hint}>{t.billHint}</p>
    </aside>
  );
}
