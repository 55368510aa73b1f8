import { useId } from 'react';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import styles from './item-sheet.module.css';

interface Props {
  note: string;
  onChange: (note: string) => void;
}

/** A note to the kitchen about this dish. */
export function NoteField({ note, onChange }: Props) {
  const { item, form } = useOrderTexts();
  const id = useId();
  const { characters, lines } = BOUNDS.dish;
  const left = characters - note.length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {item.note} <span>{form.optional}</span>
      </label>
      <textarea
        id={id}
        rows={note.includes('\n') ? lines : 2}
        maxLength={characters}
        placeholder={item.noteHint}
        value={note}
        aria-describedby={`${id}-left`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-left`} className={styles.left}>
        {left <= SHORT ? item.left(left) : ''}
      </p>
    </div>
  );
}

/** The remaining length from which on it is shown. */
const SHORT = 40;
