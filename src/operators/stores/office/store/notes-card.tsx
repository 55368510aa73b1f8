import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import { changeTags, tagsQuery } from '../../office-api/operator-notes.ts';
import { MOST_TAGS, TAG_SIGNS, type TagChange, tidyTag } from '../../rules/tags.ts';
import type { StoreDetails } from '../../wire/operated-store.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { NoteForm } from './note-form.tsx';
import styles from './store.module.css';

/** What operators know of a store, which it does not read itself. */
export function NotesCard({ details: { store, note } }: { details: StoreDetails }) {
  const { notes: t } = useTexts().operator;
  const mayChange = useMayOperate()('operator.stores');
  const { tags = [], _id } = store;
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: TagChange) => changeTags(_id, change),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: operatorKey }),
  });
  return (
    <Card title={t.title} hint={t.hint}>
      {tags.length === 0 && <p className={styles.soft}>{t.noTags}</p>}
      <ul className={styles.tags} aria-label={t.tags}>
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
            {mayChange && (
              <button
                type="button"
                aria-label={t.removeTag(tag)}
                disabled={isPending}
                onClick={() => mutate({ remove: [tag] })}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <NewTag tags={tags} isBusy={isPending} onAdd={(tag) => mutate({ add: [tag] })} />}
      {note && <NoteForm key={_id} storeId={_id} note={note} mayChange={mayChange} />}
    </Card>
  );
}

interface NewTagProps {
  tags: readonly string[];
  isBusy: boolean;
  onAdd: (tag: string) => void;
}

/** Suggests the tags that other restaurants have, so that one thing gets one name. */
function NewTag({ tags, isBusy, onAdd }: NewTagProps) {
  const { notes: t } = useTexts().operator;
  const listId = useId();
  const { data } = useQuery(tagsQuery);
  const [typed, setTyped] = useState('');
  if (tags.length >= MOST_TAGS) return <p className={styles.soft}>{t.tooMany}</p>;
  return (
    <form
      className={styles.newTag}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || tidyTag(typed) === '') return;
        onAdd(typed);
        setTyped('');
      }}
    >
      <TextField
        aria-label={t.addTag}
        placeholder={t.addTag}
        list={listId}
        value={typed}
        maxLength={TAG_SIGNS}
        autoComplete="off"
        onChange={setTyped}
      />
      <datalist id={listId}>
        {data?.tags.map(({ name }) => tags.includes(name) || <option key={name} value={name} />)}
      </datalist>
      <Button type="submit" isBusy={isBusy}>
        {t.add}
      </Button>
    </form>
  );
}
