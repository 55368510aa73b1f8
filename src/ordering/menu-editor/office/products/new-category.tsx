import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { addCategory } from '../../rules/edits/categories.ts';
import { useEditing } from '../editing.ts';
import { PlusIcon } from '../icons.ts';
import styles from './new-thing.module.css';

export function NewCategory({ menuId, isFirst }: { menuId: string; isFirst: boolean }) {
  const { editor: t } = useTexts();
  const { edit } = useEditing();
  const [label, setLabel] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === '') return field.current?.focus();
    edit((now, newId) => addCategory(now, menuId, label, newId()));
    return setLabel('');
  };
  return (
    <form className={`${styles.form} ${styles.alone}`} onSubmit={submit} aria-label={t.newCategory}>
      {isFirst && <p className={styles.hint}>{t.firstCategory}</p>}
      <input
        ref={field}
        className={styles.name}
        value={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t.newCategoryName}
        placeholder={t.newCategoryName}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Button type="submit" look="tinted" icon={<PlusIcon size={18} />}>
        {t.newCategory}
      </Button>
    </form>
  );
}
