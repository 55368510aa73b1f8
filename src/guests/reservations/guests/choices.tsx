import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import reservation from './reservation.module.css';

export interface Choice {
  value: string;
  text: ReactNode;
  /** Under the text, such as why it can't be chosen. */
  hint?: string;
  isOff?: boolean;
}

interface Props {
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose: (value: string) => void;
  fault?: string | undefined;
  /** How much room each needs. */
  size?: 's' | 'm' | 'l';
  /** Whether the label is smaller, for a group among others of one question. */
  isPart?: boolean;
}

/** Buttons of which one is pressed: radio buttons, so that arrow keys move between them. */
export function Choices({ label, choices, chosen, onChoose, fault, size = 'm', isPart = false }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend className={isPart ? styles.part : styles.question}>{label}</legend>
      <div className={styles.chips} data-size={size}>
        {choices.map(({ value, text, hint, isOff = false }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isOff}
              onChange={() => onChoose(value)}
            />
            <span>
              {text}
              {hint !== undefined && <small> {hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${name}-fault`} className={reservation.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
