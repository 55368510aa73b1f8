import { divide } from '#money/payments/rules/tab.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { useTexts } from '#texts/office/index.ts';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import styles from './money.module.css';

const MOST_PERSONS = 50;

interface EqualPartsProps {
  due: Minor;
  persons: number;
  /** `part` is what the next of them pays; the last one pays all that is left. */
  onChange: (persons: number, part: Minor) => void;
}

/** Divides what is due equally among persons who pay one after the other, each in their own way. */
export function EqualParts({ due, persons, onChange }: EqualPartsProps) {
  const { receipts: t } = useTexts();
  return (
    <div className={styles.parts}>
      <span>{t.persons}</span>
      <Stepper
        quantity={persons}
        least={1}
        most={MOST_PERSONS}
        lessLabel={t.personLess}
        moreLabel={t.personMore}
        quantityLabel={t.persons}
        onChange={(count) => onChange(count, partOf(due, count))}
      />
    </div>
  );
}

/** The first of so many equal parts, which has the odd paisa. */
export function partOf(due: Minor, persons: number): Minor {
  const parts = divide(
    due,
    Array.from({ length: persons }, () => 1),
  );
  return parts[0] ?? due;
}
