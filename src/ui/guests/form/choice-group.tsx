import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';

/** Choices under a heading, each applied by its own tap. */
export function ChoiceGroup({
  title,
  hint,
  children,
}: {
  title?: string;
  hint?: string;
  children: ReactNode;
}) {
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      {title && <legend>{title}</legend>}
      <div className={styles.choices}>{children}</div>
      {hint && <p id={hintId}>{hint}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}

export function Choice({ type, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={type} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      {children}
    </label>
  );
}
