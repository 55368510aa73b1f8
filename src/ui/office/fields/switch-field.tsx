import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

interface SwitchFieldProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  /** The fault, which is read out when it appears. */
  fault?: string | undefined;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The whole row can be tapped. The text is at its start, the switch at its end. */
export function SwitchField({
  label,
  description,
  checked,
  fault,
  disabled = false,
  onChange,
}: SwitchFieldProps) {
  const hintId = useId();
  const faultId = useId();
  const about = [description && hintId, fault && faultId].filter(Boolean).join(' ');
  return (
    <label className={styles.switch}>
      <span>
        <span className={styles.label}>{label}</span>
        {description && (
          <span id={hintId} className={styles.hint}>
            {description}
          </span>
        )}
        {fault && (
          <span id={faultId} className={`${styles.hint} ${styles.fault}`} role="alert">
            {fault}
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
        aria-describedby={about || undefined}
        aria-invalid={fault !== undefined || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
