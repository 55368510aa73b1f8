import { useId, useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { RevisionView } from '#domain/api/revisions.ts';
import { useWording } from '../../parts/changes/use-wording.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatTime } from '../../parts/format.ts';
import { DownIcon } from '../../parts/icons.tsx';
import { useInterface } from '../../texts/index.ts';
import { describeHeadline } from './describe-headline.ts';
import styles from './history-page.module.css';
import { RevisionRow } from './revision-row.tsx';

interface SessionRowProps {
  /** One person's saves, the latest first. */
  saves: RevisionView[];
  present: CatalogueView;
  latest: number;
}

/** What somebody did in one go: a line that opens to each save. */
export function SessionRow({ saves, present, latest }: SessionRowProps) {
  const { t, language } = useInterface();
  const wording = useWording();
  const clock = { language, timeZone: useStore().profile.timeZone };
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [last] = saves;
  if (!last) return null;
  if (saves.length === 1) return <RevisionRow revision={last} present={present} latest={latest} />;
  const about = [last.author === null ? '' : t.history.by(last.author), t.history.saves(saves.length)];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>
          <time dateTime={last.at}>{formatTime(last.at, clock)}</time> {describeHeadline(saves, wording)}
          {last.revision === latest && <span className={styles.present}>{t.history.present}</span>}
        </p>
        <p className={styles.who}>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t.history.each} <DownIcon />
      </button>
      <ul id={id} className={`${styles.saves} ${styles.inside}`} hidden={!isOpen}>
        {isOpen &&
          saves.map((save) => (
            <RevisionRow key={save.revision} revision={save} present={present} latest={latest} />
          ))}
      </ul>
    </li>
  );
}
