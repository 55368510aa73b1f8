import type { ReactNode } from 'react';
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

interface Props {
  text: string;
  children?: ReactNode;
}

/** A message in the middle of an empty page. */
export function MessagePage({ text, children }: Props) {
  return (
    <main className={styles.middle}>
      <h1 className={styles.message}>{text}</h1>
      {children}
    </main>
  );
}

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

/** Says that the page's script could not be loaded, and offers to reload. */
export function NotLoadedPage() {
  const { common } = useTexts();
  return (
    <MessagePage text={common.noNetwork}>
      <button type="button" onClick={() => window.location.reload()}>
        {common.retry}
      </button>
    </MessagePage>
  );
}
