import { useState } from 'react';
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import styles from './cart/cart.module.css';

interface Props {
  note: string;
  label: string;
  onChange: (note: string) => void;
}

/** A note to the kitchen about a line of the cart. */
export function NoteLine({ note, label, onChange }: Props) {
  const { cart } = useTableTexts();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <div className={styles.noting}>
        <button type="button" aria-label={`${note || cart.note}. ${label}`} onClick={() => setTyped(note)}>
          {note === '' ? cart.note : <span className={styles.note}>{note}</span>}
        </button>
      </div>
    );
  const save = () => {
    onChange(typed.trim());
    setTyped(null);
  };
  return (
    <div className={styles.noting}>
      <textarea
        rows={2}
        aria-label={label}
        maxLength={BOUNDS.dish.characters}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="button" onClick={save}>
        {cart.saveNote}
      </button>
    </div>
  );
}
