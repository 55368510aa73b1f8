import { useState } from 'react';
import { digitsIn, parseQuantity } from './parse-quantity.ts';
import styles from './quantity-field.module.css';

interface Props {
  quantity: number;
  /** Of which dish it is. */
  label: string;
  /** Read out when the quantity changes. */
  quantityLabel: string;
  least?: number;
  onChange: (quantity: number) => void;
}

/** How many, to be typed: Enter or leaving it is enough, and what makes no sense leaves it as it was. */
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
          // It changes the cart, and does not order.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <output className="visually-hidden">{quantityLabel}</output>
    </>
  );
}
