import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import styles from './messages-page.module.css';

/** Saved credentials are never shown to anybody. They can only be replaced. */
export function KeptCredentials({ onReplace }: { onReplace: () => void }) {
  const { messages: t } = useTexts();
  return (
    <div className={styles.kept}>
      <p>{t.kept}</p>
      <Button onClick={onReplace}>{t.replace}</Button>
    </div>
  );
}
