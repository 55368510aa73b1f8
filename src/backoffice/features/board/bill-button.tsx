import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { may } from '#domain/people/permissions.ts';
import { billOfOrderQuery } from '../../api/bills.ts';
import { BillDialog } from '../../parts/bill/bill-dialog.tsx';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { BillIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { BillDraft } from './bill-draft.tsx';

/** Shows the order's bill: what was issued, or what would be. Looking at it issues nothing. */
export function BillButton({ order }: { order: StaffOrderView }) {
  const { bills: t } = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  const isPossible = order.state !== CANCELLED && order.payment.state !== 'awaiting';
  if (!isPossible || !may(role, 'bill.issue')) return null;
  return (
    <>
      <Button icon={<BillIcon />} onClick={() => setOpen(true)}>
        {t.one}
      </Button>
      {isOpen && <BillOf order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function BillOf({ order, onClose }: { order: StaffOrderView; onClose: () => void }) {
  const { storeId } = useStore();
  const { data, error } = useQuery(billOfOrderQuery(storeId, order._id));
  return (
    <BillDialog isOpen onClose={onClose} found={data} error={error}>
      {data?.preview && <BillDraft order={order} content={data.preview} />}
    </BillDialog>
  );
}
