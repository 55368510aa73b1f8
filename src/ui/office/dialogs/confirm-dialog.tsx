import type { ReactNode } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '../buttons/button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The label of the button, a verb such as "Delete the menu", never "OK". */
  action: string;
  /** The label of the other button. */
  keep?: string;
  isBusy?: boolean;
  /** Whether confirming brings something back or adds something: no warning then. */
  isGood?: boolean;
  /** The button can't be pressed before that. */
  isReady?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be undone, or that other people notice. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  action,
  keep,
  isBusy = false,
  isGood = false,
  isReady = true,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="26rem" title={title}>
      <div className={styles.lead}>{children}</div>
      <div className={styles.steps}>
        <Button onClick={onClose}>{keep ?? (isGood ? t.close : t.keep)}</Button>
        <Button look={isGood ? 'main' : 'danger'} isBusy={isBusy} disabled={!isReady} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
