import { Link } from '@tanstack/react-router';
import type { OperatorEntry } from '#operators/log/wire/operator-log.ts';
import { useTexts } from '#texts/office/index.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import { changesOf, whenOf } from './entry-words.ts';
import styles from './log.module.css';

/** What an operator changed, from what to what, when and why. */
export function LogEntry({ entry }: { entry: OperatorEntry }) {
  const texts = useTexts();
  const { log: t } = texts.operator;
  const clock = useOperatorClock();
  return (
    <li className={styles.entry}>
      <p>
        <strong>{t.of(t.acts[entry.what], entry.subject)}</strong>
      </p>
      {changesOf(entry, texts, clock).map((line) => (
        <p key={line} className={styles.change}>
          {line}
        </p>
      ))}
      {entry.why !== '' && <p className={styles.change}>{t.whyOf(entry.why)}</p>}
      <p className={styles.soft}>
        {entry.name} · <time dateTime={entry.at}>{whenOf(entry.at, clock)}</time>
        {entry.bulk !== undefined && (
          <>
            {' · '}
            <Link to="/operator/log" search={{ bulk: entry.bulk }}>
              {texts.operator.bulk.ofLog}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
