import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import field from '#ui/office/choices/search-field.module.css';
import { SearchIcon } from '#ui/office/icons.tsx';
import { useEditing } from '../editing.ts';
import { findInMenus, type Hit } from './find-in-menus.ts';
import styles from './item-search.module.css';

/** Jumps to an item of any menu. */
export function ItemSearch({ onJump }: { onJump: (hit: Hit) => void }) {
  const { editor: t } = useTexts();
  const { catalogue } = useEditing();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const hits = findInMenus(catalogue, typed);
  const isOpen = typed.trim() !== '';
  const optionId = (index: number) => `${id}-${index}`;
  const jump = (hit: Hit | undefined) => {
    if (!hit) return;
    setTyped('');
    onJump(hit);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && hits.length > 0) {
      event.preventDefault();
      setAt((at + by + hits.length) % hits.length);
    }
    if (event.key === 'Enter') jump(hits[at]);
    if (event.key === 'Escape') setTyped('');
  };
  return (
    <div className={`${field.search} ${styles.search}`}>
      <SearchIcon />
      <input
        type="search"
        role="combobox"
        aria-label={t.search}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && hits[at] ? optionId(at) : undefined}
        placeholder={t.search}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        onBlur={() => setTyped('')}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t.found} className={styles.hits} hidden={!isOpen}>
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and the keys
          <div
            key={hit.item._id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.hit}
            // Keeps the focus in the field, because the list closes without it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => jump(hit)}
          >
            <b>{hit.item.label}</b>
            <span>
              {hit.menu.label} · {hit.category.label}
            </span>
          </div>
        ))}
        {hits.length === 0 && isOpen && (
          <div className={styles.none} role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
            {t.noMatch(typed.trim())}
          </div>
        )}
      </div>
    </div>
  );
}
