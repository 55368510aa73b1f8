import type { ReactNode } from 'react';
import { Art } from '#ui/parts/art.tsx';
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
  /** Whether something has failed. */
  isFailure?: boolean;
  children?: ReactNode;
}

/** A message in the middle of an empty page. */
export function MessagePage({ text, isFailure = false, children }: Props) {
  return (
    <main className={styles.middle}>
      {isFailure && <Art show="broken" />}
      <h1 className={styles.message}>{text}</h1>
      {children}
    </main>
  );
}

export function MissingPage() {
  const { missing } = useTexts();
  return (
    <main className={styles.middle}>
      <Art show="lost" />
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
    <MessagePage text={common.noNetwork} isFailure>
      <button type="button" onClick={() => window.location.reload()}>
        {common.retry}
      </button>
    </MessagePage>
  );
}
