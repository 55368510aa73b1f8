import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { may } from '#domain/staff/permissions.ts';
import { Button } from '../../../components/button.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { isAwaitingPayment } from '../orders/tickets.ts';
import { EditDialog } from './edit-dialog.tsx';

/** Opens the dialog in which an order changes, where it still can. */
export function ChangeButton({ order }: { order: StaffOrderView }) {
  const { editOrder: t } = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  if (!may(role, 'order.edit') || order.state === CANCELLED || isAwaitingPayment(order)) return null;
  return (
    <>
      <Button aria-label={t.changeOrder(order.orderNo)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.change}
      </Button>
      <EditDialog order={isOpen ? order : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
