import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RECEIPT_METHODS, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { RefundWay } from '#money/payments/rules/refund-ways.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { owedKey, type Refunding, refundOrder } from '../../office-api/refunds.ts';
import styles from './refund-steps.module.css';

export interface Owed {
  orderId: string;
  orderNo: number;
  amount: number;
  /** The part that a gateway can refund; 0 if it was paid in another way. */
  throughGateway: number;
  method: string;
}

interface RefundStepsProps {
  owed: Owed;
  onRefund?: (order: StaffOrderView) => void;
}

/** The two ways to refund, each with a question first. */
export function RefundSteps({ owed, onRefund }: RefundStepsProps) {
  const t = useTexts();
  const [method, setMethod] = useState<ReceiptMethod>('Cash');
  const [asked, setAsked] = useState<{ how: RefundWay; key: string } | null>(null);
  const { currency } = useStore().profile;
  const { refund, isRefunding } = useRefund((order) => {
    setAsked(null);
    onRefund?.(order);
  });
  const { orderId, orderNo, method: gateway } = owed;
  const ask = (how: RefundWay) => setAsked({ how, key: randomId() });
  const isThrough = asked?.how === 'gateway';
  const amount = isThrough ? owed.throughGateway : owed.amount;
  const money = formatAmount(amount, currency);
  return (
    <div className={styles.steps}>
      {owed.throughGateway > 0 && (
        <Button look="main" aria-label={t.refunds.throughOf(gateway, orderNo)} onClick={() => ask('gateway')}>
          {t.refunds.through(gateway)}
        </Button>
      )}
      <Button className={styles.hand} aria-label={t.refunds.byHandOf(orderNo)} onClick={() => ask('hand')}>
        {t.refunds.byHand}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        title={isThrough ? t.refunds.askThrough(money, gateway) : t.refunds.askByHand(money)}
        action={isThrough ? t.refunds.confirmThrough : t.refunds.confirmByHand}
        keep={t.back}
        isBusy={isRefunding}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && refund({ orderId, amount, ...asked, ...(isThrough ? {} : { method }) })}
      >
        <p>{isThrough ? t.refunds.throughLead : t.refunds.byHandLead}</p>
        {!isThrough && (
          <Choice
            label={t.refunds.how}
            value={method}
            options={RECEIPT_METHODS.map((value) => ({ value, label: t.receipts.methods[value] }))}
            onChange={setMethod}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}

/** Refunds money, and fetches what is owed again even after a failure. */
function useRefund(onDone: (order: StaffOrderView) => void) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (refunding: Refunding) => refundOrder(storeId, refunding),
    onSuccess: onDone,
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: owedKey(storeId) }),
  });
  return { refund: mutate, isRefunding: isPending };
}
