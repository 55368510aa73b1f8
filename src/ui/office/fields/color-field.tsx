import { useId } from 'react';
import { Swatches } from '../choices/swatches.tsx';
import styles from './color-field.module.css';
import { TextField } from './text-field.tsx';

interface ColorFieldProps {
  label: string;
  /** Six hexadecimal digits. */
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
}

/** Suggests colours, and has a picker and a text field for restaurants that know theirs. */
export function ColorField({ label, value, onChange, fault }: ColorFieldProps) {
  const id = useId();
  return (
    <>
      <Swatches chosen={value} onChoose={onChange} />
      <TextField
        id={id}
        label={label}
        value={value}
        maxLength={7}
        autoComplete="off"
        fault={fault}
        onChange={(typed) => onChange(typed.replace('#', ''))}
        leftSection={
          <input
            type="color"
            className={styles.color}
            aria-labelledby={`${id}-label`}
            value={/^[0-9a-f]{6}$/i.test(value) ? `#${value}` : '#000000'}
            onChange={(event) => onChange(event.target.value.slice(1))}
          />
        }
      />
    </>
  );
}
