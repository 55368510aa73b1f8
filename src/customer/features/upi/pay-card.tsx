import { useRef, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { formatMoneyFixed, parseHundredths } from '#domain/money/money.ts';
import actions from '#ui/parts/actions.module.css';
import { Icon } from '#ui/parts/icon.tsx';
import card from '../../parts/order-card.module.css';
import { useInSight } from '../../parts/use-in-sight.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useUpiTexts } from '../../texts/upi/use-upi-texts.ts';
import { ClaimForm } from './claim-form.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './upi-card.module.css';
import { UpiCode } from './upi-code.tsx';

interface Props {
  order: OrderView;
  upi: NonNullable<OrderView['money']['upi']>;
  onClaimed: () => void;
}

/**
 * A phone pays in its own app, and its code for another phone is folded; a desktop shows the code. The style
 * sheet tells them apart, so that the server renders the same for both.
 */
export function PayCard({ order, upi, onClaimed }: Props) {
  const texts = useUpiTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const [hasPaid, setPaid] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const pay = useRef<HTMLAnchorElement>(null);
  const isInSight = useInSight(pay);
  const amount = parseHundredths(order.money.due) ?? 0;
  const total = formatMoneyFixed(amount, order.store.currency);
  const steps = {
    pay: { href: upi.link, onClick: () => setPaid(true) },
    tell: { type: 'button', onClick: () => setTelling(true) },
  } as const;
  return (
    <section className={card.card} aria-labelledby="upi-title">
      <h2 id="upi-title">{texts.title}</h2>
      <Refused order={order} />
      <p className={card.lead}>{texts.check(upi.name)}</p>
      <a ref={pay} className={`${styles.pay} ${hasPaid ? actions.quiet : actions.strong}`} {...steps.pay}>
        {texts.pay(total)}
      </a>
      <button
        type="button"
        className={`${styles.fold} ${actions.quiet}`}
        aria-expanded={isUnfolded}
        aria-controls="upi-code"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {texts.otherPhone}
        <Icon name="up" size={18} />
      </button>
      <div id="upi-code" className={styles.folded} data-unfolded={isUnfolded}>
        <p className={card.hint}>{texts.scan}</p>
        <UpiCode text={upi.link} label={texts.code(total, upi.name)} />
        <dl className={styles.rows}>
          <CopyRow label={texts.id} text={upi.vpa} />
          <CopyRow label={texts.amount} text={total.replace(/^\D+/, '')} shown={total} />
        </dl>
      </div>
      {isTelling ? (
        <ClaimForm
          orderSlug={order.slug}
          utr=""
          cancel={texts.notYet}
          onCancel={() => setTelling(false)}
          onDone={onClaimed}
        />
      ) : (
        <button {...steps.tell} className={hasPaid ? actions.strong : `${styles.tell} ${actions.quiet}`}>
          {texts.paid}
        </button>
      )}
      {!isInSight && !isTelling && (
        <div className={styles.bar}>
          {hasPaid ? (
            <button {...steps.tell} className={actions.foot}>
              {texts.paid}
            </button>
          ) : (
            <a {...steps.pay} className={`${actions.strong} ${styles.wide}`}>
              {texts.pay(total)}
            </a>
          )}
        </div>
      )}
    </section>
  );
}

/** Why the restaurant did not find the payment. */
function Refused({ order: { timeline } }: { order: OrderView }) {
  const { payment } = useAfterTexts();
  const last = timeline.findLast(({ what }) => what === 'claimed' || what === 'claim_refused');
  if (last?.what !== 'claim_refused') return null;
  return <p className={styles.refused}>{payment.claimRefused(last.reason ?? '')}</p>;
}
