import { useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { formatMoneyFixed, parseHundredths } from '#domain/money/money.ts';
import actions from '#ui/parts/actions.module.css';
import { Icon } from '#ui/parts/icon.tsx';
import card from '../../parts/order-card.module.css';
import { useUpiTexts } from '../../texts/upi/use-upi-texts.ts';
import { ClaimForm } from './claim-form.tsx';
import { PayCard } from './pay-card.tsx';
import styles from './upi-card.module.css';

interface UpiCardProps {
  order: OrderView;
  onClaimed: () => void;
}

/** The guest pays in a UPI app and says so; the restaurant confirms that the money has come. */
export function UpiCard({ order, onClaimed }: UpiCardProps) {
  return order.money.upi ? (
    <PayCard order={order} upi={order.money.upi} onClaimed={onClaimed} />
  ) : (
    <Claimed order={order} onClaimed={onClaimed} />
  );
}

function Claimed({ order, onClaimed }: UpiCardProps) {
  const texts = useUpiTexts();
  const [isTelling, setTelling] = useState(false);
  const { claim, due } = order.money;
  const amount = parseHundredths(claim?.amount ?? due) ?? 0;
  const utr = claim?.utr ?? '';
  return (
    <section className={card.card} aria-labelledby="upi-title">
      <h2 id="upi-title" className={styles.waiting}>
        <Icon name="receipt" size={22} />
        {texts.waiting}
      </h2>
      <p className={card.lead}>{texts.waitingHint(formatMoneyFixed(amount, order.store.currency))}</p>
      {utr !== '' && <p className={styles.reference}>{texts.referenceIs(inGroups(utr))}</p>}
      {isTelling ? (
        <ClaimForm
          orderSlug={order.slug}
          utr={utr}
          cancel={texts.keep}
          onCancel={() => setTelling(false)}
          onDone={() => {
            setTelling(false);
            onClaimed();
          }}
        />
      ) : (
        <button type="button" className={actions.quiet} onClick={() => setTelling(true)}>
          {utr === '' ? texts.add : texts.correct}
        </button>
      )}
    </section>
  );
}

const inGroups = (utr: string) => utr.replace(/(\d{4})(?=\d)/g, '$1 ');
