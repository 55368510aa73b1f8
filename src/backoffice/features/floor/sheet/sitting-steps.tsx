import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useTexts } from '../../../texts/index.ts';
import { CloseStep } from './close-step.tsx';
import { MergeDialog, MoveDialog } from './move-dialogs.tsx';
import styles from './sheet.module.css';
import { SplitDialog } from './split-dialog.tsx';
import type { OpenTableProps } from './use-act.ts';

const STEPS = ['move', 'merge', 'split'] as const;

/** What is done with a table as a whole. */
export function SittingSteps(props: OpenTableProps) {
  const { floor: t } = useTexts();
  const [opened, setOpened] = useState<(typeof STEPS)[number] | null>(null);
  const close = () => setOpened(null);
  const steps = STEPS.filter((step) => step !== 'split' || props.sitting.orders.length > 0);
  return (
    <div className={styles.steps}>
      {steps.map((step) => (
        <Button key={step} aria-haspopup="dialog" onClick={() => setOpened(step)}>
          {t[step]}
        </Button>
      ))}
      <CloseStep {...props} />
      {opened === 'move' && <MoveDialog {...props} onDone={close} />}
      {opened === 'merge' && <MergeDialog {...props} onDone={close} />}
      {opened === 'split' && <SplitDialog {...props} onDone={close} />}
    </div>
  );
}
