import { useState } from 'react';
import { digitsIn, parseQuantity } from './parse-quantity.ts';
import styles from './quantity-field.module.css';

interface Props {
  quantity: number;
  /** Names the dish. */
  label: string;
  /** Read out when the quantity changes. */
  quantityLabel: string;
  least?: number;
  onChange: (quantity: number) => void;
}

/** A quantity to type. Enter or blur applies it; an invalid text is discarded. */
export function QuantityField({ quantity, label, quantityLabel, least = 0, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const wanted = typed === null ? null : parseQuantity(typed, least);
    setTyped(null);
    if (wanted !== null && wanted !== quantity) onChange(wanted);
  };
  return (
    <>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={3}
        aria-label={label}
        value={typed ?? quantity}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(digitsIn(target.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the checkout.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <output className="visually-hidden">{quantityLabel}</output>
    </>
  );
}
