import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { CloseIcon } from '#ui/office/icons.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { addTag, removeTag } from '../../rules/tags.ts';
import { useItemDraft } from './item-draft.ts';
import styles from './suggestions.module.css';

const MOST = 20;
const MOST_SUGGESTED = 8;

/** Tags are short words on the picture. */
export function TagsCard() {
  const { editor: t, add } = useTexts();
  const { item, catalogue, change } = useItemDraft();
  const [typed, setTyped] = useState('');
  const used = catalogue.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const suggested = [...new Set([...used.flatMap(({ tags }) => tags), ...t.usualTags])]
    .filter((tag) => !item.tags.includes(tag))
    .slice(0, MOST_SUGGESTED);
  const put = (tag: string) => {
    const clean = tag.trim();
    setTyped('');
    if (clean === '' || item.tags.includes(clean) || item.tags.length >= MOST) return;
    change((now) => addTag(now, clean, used));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put(typed);
  };
  return (
    <Card title={t.tags} hint={t.tagsHint}>
      {item.tags.length > 0 && (
        <ul className={styles.chosen}>
          {item.tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={t.removeOf(tag)}
                onClick={() => change((now) => removeTag(now, tag))}
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <TextField label={t.newTag} value={typed} maxLength={60} onChange={setTyped} onKeyDown={press} />
        <Button onClick={() => put(typed)}>{add}</Button>
      </div>
      <p className={styles.suggestions}>
        {suggested.map((tag) => (
          <button key={tag} type="button" onClick={() => put(tag)}>
            + {tag}
          </button>
        ))}
      </p>
    </Card>
  );
}
