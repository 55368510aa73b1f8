import type { RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatTime } from '#ui/office/format.ts';
import { useWording } from '../face/changes/use-wording.ts';
import { describeHeadline } from './describe-headline.ts';
import styles from './revisions-page.module.css';

interface RowHeadProps {
  /** The latest first. */
  saves: readonly [RevisionView, ...RevisionView[]];
  /** The number of the latest revision, which is in force. */
  latest: number;
  /** Shown after the author's name. */
  about: string[];
}

/** When, what and by whom. */
export function RowHead({ saves, latest, about }: RowHeadProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const wording = useWording();
  const [{ at, author, revision }] = saves;
  const who = author === null ? '' : t.revisions.by(author);
  return (
    <div className={styles.about}>
      <p className={styles.title}>
        <time dateTime={at}>{formatTime(at, { language, timeZone })}</time> {describeHeadline(saves, wording)}
        {revision === latest && <span className={styles.present}>{t.revisions.present}</span>}
      </p>
      <p className={styles.who}>{[who, ...about].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
