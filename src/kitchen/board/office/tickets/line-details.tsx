import { Fragment } from 'react';
import type { LineMarks } from '#kitchen/tickets/rules/line-marks.ts';
import { sayAllergens } from '#ordering/menu/rules/diets/needs-words.ts';
import { useInterface } from '#texts/office/index.ts';
import { AlertIcon } from '#ui/office/icons.tsx';
import type { MergedLine } from '../orders/lines.ts';
import styles from './line-details.module.css';
import { DishNote } from './notes.tsx';

interface LineDetailsProps {
  line: MergedLine;
  /** How the screen shows an option. */
  optionClass: string | undefined;
  marks?: LineMarks;
}

/** What stands beside and below a dish's name: what stands in for something first, which is as loud as the dish. */
export function LineDetails({ line, optionClass, marks }: LineDetailsProps) {
  const { options, swaps, combo, note, ready } = line;
  const { t, language } = useInterface();
  return (
    <Fragment>
      {' '}
      {marks && marks.has.length > 0 && (
        <strong className={styles.has}>
          <AlertIcon size={16} />
          <span className="visually-hidden">{t.desk.allergy} </span>
          {sayAllergens(marks.has, language)}
        </strong>
      )}
      {marks?.isOut && (
        <strong className={`${styles.out} ${ready ? styles.made : ''}`}>{t.stock.isOut}</strong>
      )}
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
      {combo && <span className={styles.combo}>{t.stations.partOf(combo)}</span>}
      <DishNote text={note} />
    </Fragment>
  );
}
