import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { reload } from '#platform/phone/guests/links/reload.ts';
import { sayFailure } from '#platform/phone/guests/load/say-failure.ts';
import { Skeleton } from '#platform/phone/guests/load/skeleton.tsx';
import type { Loadable } from '#platform/phone/guests/load/use-load.ts';
import { Art } from '#ui/shared/components/art.tsx';
import styles from './pages.module.css';

interface LoadingPageProps {
  /** The page's own, if it is known before the page is. */
  title?: string | undefined;
}

export function LoadingPage({ title }: LoadingPageProps) {
  return (
    <main aria-busy="true">
      <Skeleton shape="page" title={title} />
    </main>
  );
}

interface LoadedPageProps<Value> extends LoadingPageProps {
  of: Loadable<Value>;
  /** What is said without an answer. */
  failed?: string;
  children: (value: Value) => ReactNode;
}

/** A page of what is loaded, or what has become of it. */
export function LoadedPage<Value>({ of, title, failed, children }: LoadedPageProps<Value>) {
  const { common } = useTexts();
  if (of.isMissing) return <MissingPage />;
  if (of.value !== null) return children(of.value);
  if (!of.error) return <LoadingPage title={title} />;
  return <FailedPage text={failed ?? sayFailure(common, of.error)} onAgain={of.refetch} />;
}

/** Says what has failed, and offers to try again. */
function FailedPage({ text, onAgain }: { text: string; onAgain: () => unknown }) {
  const { common } = useTexts();
  return (
    <MessagePage text={text} isFailure>
      <button type="button" onClick={() => void onAgain()}>
        {common.retry}
      </button>
    </MessagePage>
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
      <p>{missing.atTable}</p>
      <a className={styles.action} href="/">
        {missing.home}
      </a>
    </main>
  );
}

/** Says that the page's script could not be loaded, and offers to reload. */
export function NotLoadedPage() {
  const { common } = useTexts();
  return <FailedPage text={common.noNetwork} onAgain={() => reload()} />;
}
