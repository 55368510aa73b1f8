import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { SearchField } from '#ui/guests/search-field.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import styles from './search-bar.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Called when the field gets the focus. */
  onFocus: () => void;
  /** Null if all or none of the menu is vegetarian. */
  vegOnly: boolean | null;
  onVegOnly: (vegOnly: boolean) => void;
  /** Further buttons of the bar. */
  children?: ReactNode;
}

export function SearchBar({ text, onText, onFocus, vegOnly, onVegOnly, children }: Props) {
  const { menu } = useTexts();
  return (
    <search className={styles.bar}>
      <SearchField text={text} onText={onText} onFocus={onFocus} label={menu.search} />
      {vegOnly !== null && (
        <button
          type="button"
          role="switch"
          aria-checked={vegOnly}
          aria-label={menu.vegOnlyLabel}
          className={styles.veg}
          onClick={() => onVegOnly(!vegOnly)}
        >
          {menu.vegOnly}
          <i />
        </button>
      )}
      {children}
    </search>
  );
}

/** Its accessible name ends with the number of active filters. */
export function FilterButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { menu } = useTexts();
  return (
    <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="filter" size={20} />
      <span className="visually-hidden">{menu.filters} </span>
      {count > 0 && <b>{count}</b>}
    </button>
  );
}
