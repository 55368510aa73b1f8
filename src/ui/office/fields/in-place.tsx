import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './in-place.module.css';
import { MoneyInput } from './money-field.tsx';

interface InPlaceProps {
  label: string;
  value: string;
  /** Returns the fault of the typed text, or nothing when it was accepted. */
  onCommit: (typed: string) => string | undefined;
  /** The currency before an amount. */
  currency?: ReactNode;
  placeholder?: string;
  className?: string | undefined;
  id?: string;
}

/** Looks like text until it has the focus. Enter or leaving accepts the text, Escape discards it. */
export function InPlace({ label, value, onCommit, currency, ...rest }: InPlaceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const Input = currency === undefined ? 'input' : MoneyInput;
  const forget = () => {
    setTyped(null);
    setFault(undefined);
  };
  const commit = () => {
    const wrong = typed === null || typed.trim() === value ? undefined : onCommit(typed.trim());
    setFault(wrong);
    if (wrong === undefined) setTyped(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') forget();
  };
  return (
    <span className={`${styles.field} ${rest.className ?? ''}`} data-wrong={fault !== undefined || undefined}>
      {currency}
      <Input
        id={rest.id}
        className={styles.input}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={200}
        placeholder={rest.placeholder}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      {fault !== undefined && (
        <span id={faultId} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}
