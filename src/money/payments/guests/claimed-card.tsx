import { useId, useState } from 'react';
import { formatMoneyFixed, type Minor } from '#platform/money/rules/money.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useUpiTexts } from '../texts/guests/upi/use-upi-texts.ts';
import { ClaimForm } from './claim-form.tsx';
import styles from './upi-card.module.css';

interface Props {
  amount: Minor;
  currency: string;
  /** The reference that was given. */
  utr: string;
  onClaim: (utr: string) => Promise<unknown>;
  onClaimed: () => void;
}

/** The restaurant checks a payment that the guest has told it of. */
export function ClaimedCard({ amount, currency, utr, onClaim, onClaimed }: Props) {
  const texts = useUpiTexts();
  const id = useId();
  const [isTelling, setTelling] = useState(false);
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id} className={styles.waiting}>
        <Icon name="receipt" size={22} />
        {texts.waiting}
      </h2>
      <p className={card.lead}>{texts.waitingHint(formatMoneyFixed(amount, currency))}</p>
      {utr !== '' && <p className={styles.reference}>{texts.referenceIs(inGroups(utr))}</p>}
      {isTelling ? (
        <ClaimForm
          onSend={onClaim}
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
