import { type ReactNode, useId, useRef, useState } from 'react';
import type { OrderView } from '#ordering/orders/wire/order.ts';
import { formatMoneyFixed, type Minor } from '#platform/money/rules/money.ts';
import card from '#ui/guests/order-card.module.css';
import { useInSight } from '#ui/guests/use-in-sight.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useUpiTexts } from '../texts/guests/upi/use-upi-texts.ts';
import { ClaimForm } from './claim-form.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './upi-card.module.css';
import { UpiCode } from './upi-code.tsx';

interface Props {
  upi: NonNullable<OrderView['money']['upi']>;
  amount: Minor;
  currency: string;
  /** Stands below the heading. */
  note?: ReactNode;
  /** Whether a bar at the foot of the screen repeats the button while it is out of sight. */
  hasBar: boolean;
  onClaim: (utr: string) => Promise<unknown>;
  onClaimed: () => void;
}

/**
 * A phone pays in its own app, and its code for another phone is folded; a desktop shows the code. The style
 * sheet tells them apart, so that the server renders the same for both.
 */
export function PayCard({ upi, amount, currency, note, hasBar, onClaim, onClaimed }: Props) {
  const texts = useUpiTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const [hasPaid, setPaid] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const pay = useRef<HTMLAnchorElement>(null);
  const isInSight = useInSight(pay);
  const id = useId();
  const total = formatMoneyFixed(amount, currency);
  const steps = {
    pay: { href: upi.link, onClick: () => setPaid(true) },
    tell: { type: 'button', onClick: () => setTelling(true) },
  } as const;
  return (
    <section className={card.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      {note}
      <p className={card.lead}>{texts.check(upi.name)}</p>
      <a ref={pay} className={`${styles.pay} ${hasPaid ? actions.quiet : actions.strong}`} {...steps.pay}>
        {texts.pay(total)}
      </a>
      <button
        type="button"
        className={`${styles.fold} ${actions.quiet}`}
        aria-expanded={isUnfolded}
        aria-controls={`${id}-code`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {texts.otherPhone}
        <Icon name="up" size={18} />
      </button>
      <div id={`${id}-code`} className={styles.folded} data-unfolded={isUnfolded}>
        <p className={card.hint}>{texts.scan}</p>
        <UpiCode text={upi.link} label={texts.code(total, upi.name)} />
        <dl className={styles.rows}>
          <CopyRow label={texts.id} text={upi.vpa} />
          <CopyRow label={texts.amount} text={total.replace(/^\D+/, '')} shown={total} />
        </dl>
      </div>
      {isTelling ? (
        <ClaimForm
          onSend={onClaim}
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
      {hasBar && !isInSight && !isTelling && (
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
