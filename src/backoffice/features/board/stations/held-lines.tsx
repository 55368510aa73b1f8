import type { KitchenLine } from '#domain/kitchen/kitchen-lines.ts';
import { useNames, useTexts } from '../../../texts/index.ts';
import { mergeItems } from '../orders/lines.ts';
import { DishNote } from '../tickets/notes.tsx';
import styles from './held-lines.module.css';

interface HeldLinesProps {
  lines: readonly KitchenLine[];
  /** What the longest of these dishes takes once it is fired. */
  minutes?: number | null;
}

/** What nobody cooks yet, by course. */
export function HeldLines({ lines, minutes = null }: HeldLinesProps) {
  const { courses: t } = useTexts();
  const { nameOf } = useNames();
  const courses = Map.groupBy(mergeItems(lines), ({ hold }) => hold ?? '');
  return [...courses].map(([course, held]) => (
    <section key={course} className={styles.held} aria-label={t.held(nameOf({ label: course }))}>
      <h3 className={styles.title}>
        {t.held(nameOf({ label: course }))}
        {minutes !== null && <span className={styles.minutes}>{t.fromFire(minutes)}</span>}
      </h3>
      <ul className={styles.lines}>
        {held.map((line) => (
          <li key={line.key}>
            {[`${line.quantity}× ${line.label}`, ...line.options].join(' · ')}
            <DishNote text={line.note} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
