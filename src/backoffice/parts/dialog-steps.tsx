import { useTexts } from '../texts/index.ts';
import { Button } from './button.tsx';
import styles from './dialog-steps.module.css';

interface DialogStepsProps {
  onClose: () => void;
  isBusy?: boolean;
}

/** The buttons at the foot of a form in a dialog. */
export function DialogSteps({ onClose, isBusy = false }: DialogStepsProps) {
  const t = useTexts();
  return (
    <div className={styles.steps}>
      <Button onClick={onClose}>{t.close}</Button>
      <Button look="main" type="submit" isBusy={isBusy}>
        {t.save}
      </Button>
    </div>
  );
}
