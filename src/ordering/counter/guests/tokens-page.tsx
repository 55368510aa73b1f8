import { useEffect } from 'react';
import { useTokenTexts } from '../texts/guests/tokens/use-token-texts.ts';
import type { TokenScreen } from '../wire/counter.ts';
import styles from './tokens.module.css';

interface TokensPageProps {
  screen: TokenScreen;
  isOffline: boolean;
}

/** Who waits and who can collect, on a television at the counter that nobody touches. */
export function TokensPage({ screen: { name, preparing, ready }, isOffline }: TokensPageProps) {
  const texts = useTokenTexts();
  useEffect(() => {
    document.title = texts.title(name);
  }, [texts, name]);
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p role="status">{isOffline ? texts.offline : texts.hint}</p>
      </header>
      <Column title={texts.preparing} tokens={preparing} none={texts.none} />
      <div className={styles.called} aria-live="polite">
        <Column title={texts.ready} tokens={ready} />
      </div>
    </main>
  );
}

function Column({ title, tokens, none }: { title: string; tokens: string[]; none?: string }) {
  return (
    <section className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      {tokens.length === 0 ? (
        none && <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <li key={token}>{token}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
