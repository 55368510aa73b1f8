import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order.ts';
import { may } from '#domain/permissions.ts';
import { billsKey, issueBill } from '../../api/bills.ts';
import { BillDialog } from '../../parts/bill/bill-dialog.tsx';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { BillIcon } from '../../parts/icons.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

/** Issues the order's bill the first time, and shows it. */
export function BillButton({ order }: { order: StaffOrderView }) {
  const { bills: t } = useTexts();
  const { storeId, role } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => issueBill(storeId, order._id),
    onSuccess: () => client.invalidateQueries({ queryKey: billsKey(storeId) }),
    onError: complain,
  });
  const isPossible = order.state !== CANCELLED && order.payment.state !== 'awaiting';
  if (!isPossible || !may(role, 'bill.issue')) return null;
  return (
    <>
      <Button icon={<BillIcon />} isBusy={isPending} onClick={() => mutate()}>
        {t.one}
      </Button>
      <BillDialog isOpen={data !== undefined} onClose={reset} found={data} />
    </>
  );
}
