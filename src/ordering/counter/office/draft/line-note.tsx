import { useState } from 'react';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import styles from '../take-order.module.css';

interface LineNoteProps {
  label: string;
  note: string;
  onSave: (note: string) => void;
}

/** The guest's note on one dish. It is saved when the field loses the focus, since another note makes another line. */
export function LineNote({ label, note, onSave }: LineNoteProps) {
  const { takeOrder: t } = useTexts();
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <button type="button" className={styles.note} onClick={() => setDraft(note)}>
        {note || t.addNote}
        <span className="visually-hidden">{` (${t.noteFor(label)})`}</span>
      </button>
    );
  }
  // The field stays open, so that what is below does not move away from the finger.
  const save = () => {
    const bounded = boundText(draft, BOUNDS.dish);
    setDraft(bounded);
    if (bounded !== note) onSave(bounded);
  };
  return (
    <div ref={focusWithin}>
      <TextArea
        label={t.noteFor(label)}
        maxLength={BOUNDS.dish.characters}
        value={draft}
        onChange={setDraft}
        onBlur={save}
      />
    </div>
  );
}

function focusWithin(element: HTMLElement | null): void {
  element?.querySelector('textarea')?.focus();
}
