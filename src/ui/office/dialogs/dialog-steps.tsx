import { useTexts } from '#texts/office/index.ts';
import { Button } from '../buttons/button.tsx';
import styles from './dialog-steps.module.css';

interface DialogStepsProps {
  onClose: () => void;
  isBusy?: boolean;
  /** What the button does, where that is not to save. */
  action?: string;
}

/** The buttons at the foot of a form in a dialog. */
export function DialogSteps({ onClose, isBusy = false, action }: DialogStepsProps) {
  const t = useTexts();
  return (
    <div className={styles.steps}>
      <Button onClick={onClose}>{t.close}</Button>
      <Button look="main" type="submit" isBusy={isBusy}>
        {action ?? t.save}
      </Button>
    </div>
  );
}
