import { Menu } from '@mantine/core';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { CloseIcon, MoreIcon, UndoIcon } from '#ui/office/icons.tsx';
import { FireStep } from '../courses/fire-step.tsx';
import { useMove } from '../desk/use-move.ts';
import { mayCancel, previousState } from '../orders/tickets.ts';
import { NextStep } from '../tickets/ticket-steps.tsx';
import { BillButton } from './bill-button.tsx';
import styles from './order-sheet.module.css';
import { PrintPanel } from './print-panel.tsx';

interface SheetStepsProps {
  order: StaffOrderView;
  onCancel: () => void;
}

/** The way forward is the large button. The way back and cancelling are in a menu. */
export function SheetSteps({ order, onCancel }: SheetStepsProps) {
  return (
    <div className={styles.steps}>
      <PrintPanel order={order} />
      <BillButton order={order} />
      <RareSteps order={order} onCancel={onCancel} />
      <FireStep order={order} className={styles.next} />
      <NextStep order={order} className={styles.next} />
    </div>
  );
}

function RareSteps({ order, onCancel }: SheetStepsProps) {
  const t = useTexts();
  const role = useRoleToAsk();
  const { move } = useMove();
  const back = previousState(order, role);
  const isCancellable = mayCancel(order, role, useStore().profile.editRules.guard);
  if (back === null && !isCancellable) return null;
  return (
    <div className={styles.rare}>
      <Dropdown position="top-end">
        <Menu.Target>
          <Button className={styles.more} aria-label={t.order.moreSteps}>
            <MoreIcon size={24} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {back !== null && (
            <Menu.Item leftSection={<UndoIcon />} onClick={() => move({ order, to: back })}>
              {t.board.stepBack(t.states[back])}
            </Menu.Item>
          )}
          {isCancellable && (
            <Menu.Item className={styles.cancel} leftSection={<CloseIcon />} onClick={onCancel}>
              {t.order.cancel}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Dropdown>
    </div>
  );
}
