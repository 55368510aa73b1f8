import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import styles from './new-menu.module.css';

/** A new menu needs only a name. */
export function NewMenu({ onAdd }: { onAdd: (label: string) => void }) {
  const { editor: t } = useTexts();
  const [label, setLabel] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(label.trim() === '');
    if (label.trim() !== '') onAdd(label);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t.menuName}
        description={t.menuNameHint}
        value={label}
        maxLength={200}
        data-autofocus
        onChange={setLabel}
        fault={isMissing ? t.nameMissing : undefined}
      />
      <Button look="main" type="submit">
        {t.makeMenu}
      </Button>
    </form>
  );
}
