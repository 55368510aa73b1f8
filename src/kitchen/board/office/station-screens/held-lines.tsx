import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { lineText, type MergedLine, mergeItems } from '../orders/lines.ts';
import { DishNote } from '../tickets/notes.tsx';
import styles from './held-lines.module.css';

interface HeldLinesProps {
  lines: readonly KitchenLine[];
  /** What a dish takes once it is fired. Null: nobody has said. */
  minutesOf?: ((itemId: string) => number | null) | undefined;
}

/** What nobody cooks yet, by course. */
export function HeldLines({ lines, minutesOf = () => null }: HeldLinesProps) {
  const { courses: t } = useTexts();
  const { nameOf } = useNames();
  const courses = Map.groupBy(mergeItems(lines), ({ hold }) => hold ?? '');
  const longest = (held: readonly MergedLine[]) =>
    Math.max(...held.map(({ itemID }) => minutesOf(itemID) ?? 0));
  return [...courses].map(([course, held]) => (
    <section key={course} className={styles.held} aria-label={t.held(nameOf({ label: course }))}>
      <h3 className={styles.title}>
        {t.held(nameOf({ label: course }))}
        {longest(held) > 0 && <span className={styles.minutes}>{t.fromFire(longest(held))}</span>}
      </h3>
      <ul className={styles.lines}>
        {held.map((line) => (
          <li key={line.key}>
            {lineText(line)}
            <DishNote text={line.note} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
