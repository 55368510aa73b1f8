import { Button } from '../../../parts/button.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './unsaved-bar.module.css';

/** What was done last is still on the screen, and not yet on the server. */
export function UnsavedBar({ onRetry, onGiveUp }: { onRetry: () => void; onGiveUp: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.bar} role="alert">
      <p className={styles.text}>{t.editor.notSaved}</p>
      <Button onClick={onGiveUp}>{t.discard}</Button>
      <Button look="main" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
