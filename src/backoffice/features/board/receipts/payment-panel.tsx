import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { may } from '#domain/permissions.ts';
import { Button } from '../../../parts/button.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { formatAmount } from '../../../parts/format.ts';
import { useTexts } from '../../../texts/index.ts';
import { isAwaitingPayment } from '../tickets.ts';
import { ClaimBox } from './claim-box.tsx';
import { RecordForm } from './record-form.tsx';

/** In an order's sheet: what the guest says to have paid, and what the staff are handed. */
export function PaymentPanel({ order }: { order: StaffOrderView }) {
  const t = useTexts();
  const { role } = useStore();
  const [isRecording, setRecording] = useState(false);
  const { claim, due } = order.money;
  const { paid = 0 } = order.payment;
  if (!may(role, 'payment.record') || isAwaitingPayment(order)) return null;
  return (
    <>
      {claim && <ClaimBox order={order} claim={claim} />}
      {due > 0 &&
        (isRecording ? (
          // What was recorded meanwhile begins it anew.
          <RecordForm key={`${paid} ${due}`} order={order} onBack={() => setRecording(false)} />
        ) : (
          <Button look={claim ? 'plain' : 'tinted'} onClick={() => setRecording(true)}>
            {t.receipts.recordOf(formatAmount(due, order.store.currency))}
          </Button>
        ))}
    </>
  );
}
