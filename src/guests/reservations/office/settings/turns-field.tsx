import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon } from '#ui/office/icons.tsx';
import { LONGEST_MINUTES, MOST_PARTY, SHORTEST_MINUTES, type Turn } from '../../rules/reservation.ts';
import styles from './reservations.module.css';

const STEP = 15;
const MINUTES = Array.from(
  { length: (LONGEST_MINUTES - SHORTEST_MINUTES) / STEP + 1 },
  (_, index) => SHORTEST_MINUTES + index * STEP,
);
const MOST = 8;

interface TurnsFieldProps {
  value: readonly Turn[];
  faults: Faults;
  onChange: (turns: Turn[]) => void;
}

/** How long parties stay, by their size. */
export function TurnsField({ value, faults, onChange }: TurnsFieldProps) {
  const { reservations: t } = useTexts();
  const set = (index: number, change: Partial<Turn>) =>
    onChange(value.map((turn, at) => (at === index ? { ...turn, ...change } : turn)));
  const last = value.at(-1);
  return (
    <fieldset className={styles.turns}>
      <legend>{t.turns}</legend>
      <p className={styles.hint}>{t.turnsHint}</p>
      {value.map((turn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and their fields hold no state
        <div key={index} className={styles.turn}>
          <NumberField
            label={t.upTo}
            value={turn.upTo}
            most={MOST_PARTY}
            fault={faults[`turns.${index}.upTo`]}
            onChange={(upTo) => set(index, { upTo: upTo ?? 1 })}
          />
          <SelectField
            label={t.stays}
            value={String(turn.minutes)}
            options={MINUTES.map((count) => ({ value: String(count), label: t.minutes(count) }))}
            onChange={(minutes) => set(index, { minutes: Number(minutes) })}
          />
          {value.length > 1 && (
            <Button
              aria-label={t.removeTurn(turn.upTo)}
              icon={<CloseIcon size={18} />}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {last && value.length < MOST && (
        <Button onClick={() => onChange([...value, { upTo: last.upTo + 2, minutes: last.minutes }])}>
          {t.addTurn}
        </Button>
      )}
      {faults['turns'] && <p role="alert">{faults['turns']}</p>}
    </fieldset>
  );
}
