import { Fragment } from 'react';
import { useTexts } from '../../../texts/index.ts';
import type { MergedLine } from '../orders/lines.ts';
import styles from './line-details.module.css';
import { DishNote } from './notes.tsx';

interface LineDetailsProps {
  line: MergedLine;
  /** How the screen shows an option. */
  optionClass: string | undefined;
}

/** What stands below a dish's name: what stands in for something first, which is as loud as the dish. */
export function LineDetails({ line: { options, swaps, combo, note }, optionClass }: LineDetailsProps) {
  const { stations: t } = useTexts();
  return (
    <Fragment>
      {swaps.map((swap) => (
        <span key={swap} className={styles.swap}>
          {swap}
        </span>
      ))}
      {options.map((option) => (
        <span key={option} className={optionClass}>
          {option}
        </span>
      ))}
      {combo && <span className={styles.combo}>{t.partOf(combo)}</span>}
      <DishNote text={note} />
    </Fragment>
  );
}
