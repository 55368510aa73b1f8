import { useTexts } from '#texts/office/index.ts';
import { Button } from '../buttons/button.tsx';
import styles from '../layout/foot-bar.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isRestored?: boolean;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Shown at the foot of a form while it has unsaved changes. Its button submits the form. */
export function SaveBar({ isChanged, isRestored = false, isBusy, onDiscard }: SaveBarProps) {
  const t = useTexts();
  return (
    <div className={styles.place} role="status">
      {isChanged && (
        <div className={styles.bar}>
          <p className={styles.text}>{isRestored ? t.restored : t.unsaved}</p>
          <Button onClick={onDiscard}>{t.discard}</Button>
          <Button look="main" type="submit" isBusy={isBusy}>
            {t.save}
          </Button>
        </div>
      )}
    </div>
  );
}
