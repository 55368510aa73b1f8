import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

interface SwitchFieldProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The whole row can be tapped. The text is at its start, the switch at its end. */
export function SwitchField({ label, description, checked, disabled = false, onChange }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <label className={styles.switch}>
      <span>
        <span className={styles.label}>{label}</span>
        {description && (
          <span id={hintId} className={styles.hint}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.knob}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={description ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
