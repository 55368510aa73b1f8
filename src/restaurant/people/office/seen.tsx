import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatLately } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import styles from './person.module.css';
import { isHere } from './times.ts';

interface SeenProps {
  at: string | null;
  /** Writes a whole sentence, where no heading explains the time. */
  isAlone?: boolean;
}

export function Seen({ at, isAlone = false }: SeenProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const here = useTimed((now) => isHere(at, now));
  const moment = useTimed((now) => (at ? formatLately(at, now, { language, timeZone }) : ''));
  if (here) return <span className={styles.here}>{t.staff.seenNow}</span>;
  if (!at) return <span className={styles.seen}>{t.staff.seenNever}</span>;
  return <span className={styles.seen}>{isAlone ? t.staff.seenAt(moment) : moment}</span>;
}
