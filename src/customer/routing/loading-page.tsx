import { useTexts } from '../texts/use-texts.ts';
import styles from './pages.module.css';

export function LoadingPage() {
  const texts = useTexts();
  return (
    <main className={styles.middle} aria-busy="true">
      <div className={styles.plate} role="status">
        <h1 className="visually-hidden">{texts.common.loading}</h1>
      </div>
    </main>
  );
}
