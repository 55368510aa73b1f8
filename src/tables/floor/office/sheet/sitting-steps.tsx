import { useState } from 'react';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useLineLost } from '#restaurant/without-the-line/office/door.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CloseStep } from './close-step.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { NeedsLine } from './free-table.tsx';
import { MergeDialog, MoveDialog } from './move-dialogs.tsx';
import styles from './sheet.module.css';
import { SplitDialog } from './splitting/split-dialog.tsx';
import type { OpenTableProps } from './use-act.ts';

const STEPS = ['discount', 'move', 'merge', 'split'] as const;
const WITHOUT_LINE: readonly string[] = ['discount', 'move'];

/** What is done with a table as a whole. */
export function SittingSteps({ isCloseBelow, ...props }: OpenTableProps & { isCloseBelow: boolean }) {
  const { floor: t } = useTexts();
  const { role } = useStore();
  const isLost = useLineLost();
  const [opened, setOpened] = useState<(typeof STEPS)[number] | null>(null);
  const close = () => setOpened(null);
  const isOrdered = props.sitting.orders.some(({ state }) => state !== CANCELLED);
  const isOffered = {
    discount: isOrdered && may(role, 'order.edit'),
    move: true,
    merge: true,
    split: props.sitting.orders.length > 0,
  };
  const steps = STEPS.filter((step) => isOffered[step]);
  return (
    <div className={styles.steps}>
      {steps.map((step) => (
        <Button
          key={step}
          aria-haspopup="dialog"
          disabled={isLost && !WITHOUT_LINE.includes(step)}
          onClick={() => setOpened(step)}
        >
          {t[step]}
        </Button>
      ))}
      {!isCloseBelow && <CloseStep {...props} />}
      <NeedsLine />
      {opened === 'discount' && <DiscountDialog {...props} onDone={close} />}
      {opened === 'move' && <MoveDialog {...props} onDone={close} />}
      {opened === 'merge' && <MergeDialog {...props} onDone={close} />}
      {opened === 'split' && <SplitDialog {...props} onDone={close} />}
    </div>
  );
}
