import { type Ref, useId, useState } from 'react';
import { formatRoundOff, roundOffIn } from '#money/bills/rules/balance.ts';
import { countItems } from '#ordering/cart/rules/cart.ts';
import { type CartLineNow, savingsOf } from '#ordering/cart/rules/priced-cart.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { nameOf } from '#ordering/menu/rules/name-in.ts';
import type { PricedCart, PricedCharge, TaxPart } from '#ordering/prices/rules/price-cart.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatRate, formatSum } from '#platform/money/rules/money.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import page from '../checkout.module.css';
import styles from './bill.module.css';

interface Props {
  bill: PricedCart;
  lines: CartLineNow[];
  orderType: OrderType | null;
  currency: string;
  /** Whether the store rounds to whole rupees. */
  isRounding: boolean;
  /** The element of the total. */
  totalRef?: Ref<HTMLDivElement>;
}

/** The bill of the cart. A tap on the total explains each amount. */
export function Bill({ bill, lines, orderType, currency, isRounding, totalRef }: Props) {
  const { bill: texts } = useOrderTexts();
  const {
    texts: { names },
    language,
  } = useLanguage();
  const [isExplained, setExplained] = useState(false);
  const id = useId();
  const money = (amount: number) => formatSum(amount, currency);
  const count = countItems({ lines: lines.map(({ entry }) => entry), timestamp: 0 });
  const saved = savingsOf(lines);
  const roundOff = roundOffIn({ isRounding }, bill.grandTotal);
  const dishOf = (line: CartLineNow | undefined) =>
    line?.found ? labelIn(line.found.item, language).text : (line?.entry.label ?? '');
  const chargeOf = (charge: PricedCharge | undefined) => (charge ? nameOf(charge, language, names) : '');
  const partOf = (part: TaxPart) =>
    'line' in part ? dishOf(lines[part.line]) : chargeOf(bill.charges[part.charge]);

  return (
    <section className={page.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title}
      </h2>
      <dl id={`${id}-rows`} className={styles.rows}>
        <Row
          label={texts.cartValue}
          amount={money(bill.cartValue)}
          why={isExplained ? [texts.sumOf(count)] : []}
        />
        {bill.charges.map((charge) => {
          const { label, rate, of, amount } = charge;
          const why = rate === null ? texts.fixed : texts.rateOf(formatRate(rate), money(of));
          return (
            <Row
              key={`charge ${label}`}
              label={chargeOf(charge)}
              amount={money(amount)}
              why={isExplained ? [why] : []}
            />
          );
        })}
        {bill.taxes.map(({ label, rate, amount, parts, included }) => (
          <Row
            key={`tax ${rate} ${label}`}
            label={included ? texts.taxWithin(label) : label}
            amount={money(amount)}
            why={
              isExplained && !included
                ? parts.map((part) => texts.rateOfItem(formatRate(rate), money(part.of), partOf(part)))
                : []
            }
          />
        ))}
      </dl>
      {!orderType && <p className={styles.note}>{texts.chooseFirst}</p>}
      <div ref={totalRef}>
        <button
          type="button"
          className={styles.total}
          aria-expanded={isExplained}
          aria-controls={`${id}-rows`}
          onClick={() => setExplained(!isExplained)}
        >
          <span>
            {texts.grandTotal}
            <small>
              {isExplained ? texts.unexplain : texts.explain} <Icon name="up" size={14} />
            </small>
          </span>
          <strong>{money(bill.grandTotal)}</strong>
        </button>
        {roundOff !== 0 && (
          <dl className={styles.rows}>
            <Row label={texts.roundOff} amount={formatRoundOff(roundOff, currency)} why={[]} />
            <div className={styles.toPay}>
              <dt>{texts.toPay}</dt>
              <dd>{money(bill.grandTotal + roundOff)}</dd>
            </div>
          </dl>
        )}
      </div>
      {saved > 0 && <p className={styles.saved}>{texts.saved(money(saved))}</p>}
    </section>
  );
}

function Row({ label, amount, why }: { label: string; amount: string; why: string[] }) {
  return (
    <div>
      <dt>
        {label}
        {why.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two variants of a dish are explained alike.
          <small key={`${at} ${line}`}>{line}</small>
        ))}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
