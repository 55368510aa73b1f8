import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { MoreIcon } from '#ui/office/icons.tsx';
import { useOrder } from '../desk/use-order.ts';
import { ChangeButton } from '../edit/change-button.tsx';
import { CancelDialog } from '../sheet/cancel-dialog.tsx';
import { OrderSheet } from '../sheet/order-sheet.tsx';
import { NextStep } from '../tickets/ticket-steps.tsx';

/** The next step of a table's round, and its ticket with everything else. */
export function RoundSteps({ orderId, isMain = true }: { orderId: string; isMain?: boolean }) {
  const { board: t } = useTexts();
  const order = useOrder(orderId);
  const [opened, setOpened] = useState<'order' | 'cancel' | null>(null);
  if (!order) return null;
  return (
    <div className={common.row}>
      <NextStep order={order} className="" isMain={isMain} />
      <ChangeButton order={order} />
      <Button
        aria-label={t.more(order.orderNo)}
        aria-haspopup="dialog"
        icon={<MoreIcon />}
        onClick={() => setOpened('order')}
      />
      <OrderSheet
        order={opened === 'order' ? order : undefined}
        onClose={() => setOpened(null)}
        onCancel={() => setOpened('cancel')}
      />
      <CancelDialog
        order={opened === 'cancel' ? order : undefined}
        onClose={() => setOpened(null)}
        onOwed={() => setOpened('order')}
      />
    </div>
  );
}
