import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BillDialog } from '#money/bills/office/face/bill-dialog.tsx';
import { BillSheet } from '#money/bills/office/face/bill-sheet.tsx';
import { BuyerEditor } from '#money/bills/office/face/buyer-editor.tsx';
import { billOfOrderQuery, billsKey } from '#money/bills/office-api/bills.ts';
import { missingOnBills } from '#money/bills/rules/bill-settings.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import common from '#ui/office/common.module.css';
import { BillIcon } from '#ui/office/icons.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Warning } from '#ui/office/notices/warning.tsx';
import styles from './order-sheet.module.css';

interface BillButtonProps {
  order: StaffOrderView;
  /** Of a table's rounds, that of the one that is least far. */
  state?: number;
}

/** Shows the order's bill, or a draft of it. Opening it issues nothing. */
export function BillButton({ order, state = order.state }: BillButtonProps) {
  const { bills: t } = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  const isPossible = order.state !== CANCELLED && order.payment.state !== 'awaiting';
  if (!isPossible || !may(role, 'bill.issue')) return null;
  return (
    <>
      <LineButton icon={<BillIcon />} onClick={() => setOpen(true)}>
        {t.one}
      </LineButton>
      {isOpen && <BillOf order={order} state={state} onClose={() => setOpen(false)} />}
    </>
  );
}

function BillOf({ order, state, onClose }: Required<BillButtonProps> & { onClose: () => void }) {
  const { storeId } = useStore();
  const { data, error } = useQuery(billOfOrderQuery(storeId, order._id));
  return (
    <BillDialog isOpen onClose={onClose} orderId={order._id} found={data} error={error}>
      {data?.preview && <BillDraft order={order} state={state} content={data.preview} />}
    </BillDialog>
  );
}

/** The bill as it would be issued. Issuing asks once more while the order is not served. */
function BillDraft({ order, state, content }: Required<BillButtonProps> & { content: BillContent }) {
  const { bills: t, states, errors, settings } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      perform('POST /api/stores/:storeId/orders/:orderId/bill', { params: { storeId, orderId: order._id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: billsKey(storeId) }),
    onError: complain,
  });
  const isServed = state === SERVED;
  const issue = () => mutate();
  return (
    <>
      <p className={`${styles.draftNote} ${common.warn}`}>{t.draft}</p>
      <BillSheet content={content} />
      <BuyerEditor orderId={order._id} buyer={content.buyer ?? null} isIssued={false} />
      {missingOnBills(profile).length > 0 && (
        <Warning>
          {errors.BILL_DETAILS_MISSING} <Link to="/app/settings/legal">{settings.sections.legal}</Link>
        </Warning>
      )}
      {isConfirming && <Warning>{t.notServed(states[state as keyof typeof states])}</Warning>}
      <div className={styles.draftSteps}>
        {isConfirming && <Button onClick={() => setConfirming(false)}>{t.notYet}</Button>}
        <LineButton
          look="main"
          isBusy={isPending}
          onClick={isServed || isConfirming ? issue : () => setConfirming(true)}
        >
          {isConfirming ? t.issueAnyway : t.issue}
        </LineButton>
      </div>
    </>
  );
}
