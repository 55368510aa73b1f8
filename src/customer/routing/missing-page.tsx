import { useTexts } from '../texts/use-texts.ts';
import styles from './pages.module.css';

export function MissingPage() {
  const { missing } = useTexts();
  return (
    <main className={styles.middle}>
      <svg className={styles.emblem} viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="50" />
        <circle cx="60" cy="60" r="34" />
        <path d="M46 70c4-7 24-7 28 0M48 50h.1M72 50h.1" />
      </svg>
      <h1>{missing.title}</h1>
      <p>{missing.text}</p>
      <a className={styles.action} href="/">
        {missing.home}
      </a>
    </main>
  );
}
