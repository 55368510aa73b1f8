import { useState } from 'react';
import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useTexts } from '#texts/office/index.ts';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { TickIcon } from '#ui/office/icons.tsx';
import { groupDigits } from '../orders/payments.ts';
import styles from './receipts.module.css';
import { RefuseForm } from './refuse-form.tsx';
import { useReceipts } from './use-receipts.ts';

type Claim = NonNullable<StaffOrderView['money']['claim']>;

/** A payment that the guest claims, for the staff to confirm or refuse. */
export function ClaimBox({ order, claim }: { order: StaffOrderView; claim: Claim }) {
  const t = useTexts();
  const [isRefusing, setRefusing] = useState(false);
  const total = formatAmount(claim.amount, order.store.currency);
  const [typed, setTyped] = useState('');
  const utr = claim.utr ?? tidyUtr(typed);
  const { submit, refuse, faults, isBusy } = useReceipts(
    order,
    ({ reference }): Faults =>
      reference === undefined || isUtr(reference) ? {} : { reference: t.receipts.utrFault },
  );
  const confirm = () =>
    submit({ method: 'UPI', amount: claim.amount, ...(utr === '' ? {} : { reference: utr }) });

  return (
    <section className={styles.claim} aria-labelledby="claim">
      <h3 id="claim" className={styles.title}>
        {t.receipts.claimTitle(total)}
      </h3>
      {claim.utr && (
        <p>
          {t.receipts.reference}: <strong className={styles.utr}>{groupDigits(claim.utr)}</strong>
        </p>
      )}
      <p>{t.receipts.claimHint}</p>
      <Since order={order} claim={claim} />
      {claim.utr === null && !isRefusing && (
        <TextField
          label={t.receipts.utr}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          fault={faults['reference']}
          onChange={setTyped}
        />
      )}
      <p className={styles.fault} role="alert">
        {claim.utr !== null && faults['reference']}
      </p>
      {isRefusing ? (
        <RefuseForm isBusy={isBusy} onRefuse={refuse} onBack={() => setRefusing(false)} />
      ) : (
        <div className={styles.steps}>
          <LineButton look="main" icon={<TickIcon />} isBusy={isBusy} onClick={confirm}>
            {t.receipts.confirm(total)}
          </LineButton>
          <LineButton look="danger" isBusy={isBusy} onClick={() => setRefusing(true)}>
            {t.receipts.notReceived}
          </LineButton>
        </div>
      )}
    </section>
  );
}

/** Says how the order has changed since the guest paid. */
function Since({ order: { state, money, store }, claim }: { order: StaffOrderView; claim: Claim }) {
  const t = useTexts();
  if (state === CANCELLED) return <p>{t.receipts.cancelledSince}</p>;
  if (money.due >= claim.amount) return null;
  return <p>{t.receipts.changedSince(formatAmount(money.due, store.currency))}</p>;
}
