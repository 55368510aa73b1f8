import { useState } from 'react';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
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
