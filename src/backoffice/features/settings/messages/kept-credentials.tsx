import { Button } from '../../../parts/button.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './messages-page.module.css';

/** What is kept is never shown again, to nobody. */
export function KeptCredentials({ onReplace }: { onReplace: () => void }) {
  const { messages: t } = useTexts();
  return (
    <div className={styles.kept}>
      <p>{t.kept}</p>
      <Button onClick={onReplace}>{t.replace}</Button>
    </div>
  );
}
