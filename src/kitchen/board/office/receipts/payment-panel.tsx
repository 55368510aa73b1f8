import { useState } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { useUnanswered } from '#ui/office/forms/use-unanswered.ts';
import { isAwaitingPayment } from '../orders/tickets.ts';
import { ClaimBox } from './claim-box.tsx';
import { RecordForm } from './record-form.tsx';

interface PanelProps {
  order: StaffOrderView;
}

export function ClaimPanel({ order }: PanelProps) {
  const { claim } = order.money;
  return useMayRecord(order) && claim ? <ClaimBox order={order} claim={claim} /> : null;
}

/** Hidden while a claim waits to be checked. */
export function RecordPanel({ order }: PanelProps) {
  const { claim, due } = order.money;
  return useMayRecord(order) && due > 0 && !claim ? <Record order={order} /> : null;
}

function Record({ order }: PanelProps) {
  const t = useTexts();
  const [isRecording, setRecording] = useState(false);
  const unanswered = useUnanswered(order);
  const { shown } = unanswered;
  // A payment that was recorded meanwhile resets the form.
  if (isRecording)
    return (
      <RecordForm
        key={`${shown.payment.paid} ${shown.money.due}`}
        order={shown}
        unanswered={unanswered}
        onBack={() => {
          unanswered.onAnswer(null);
          setRecording(false);
        }}
      />
    );
  return (
    <LineButton look="tinted" onClick={() => setRecording(true)}>
      {t.receipts.recordOf(formatAmount(order.money.due, order.store.currency))}
    </LineButton>
  );
}

function useMayRecord(order: StaffOrderView): boolean {
  const { role } = useStore();
  return may(role, 'payment.record') && !isAwaitingPayment(order);
}
