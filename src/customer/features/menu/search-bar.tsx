import { useRef } from 'react';
import { Icon } from '#ui/parts/icon.tsx';
import { useTypedEarly } from '../../parts/use-typed-early.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './search-bar.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Null where there is nothing to choose: all of it is vegetarian, or none. */
  vegOnly: boolean | null;
  onVegOnly: (vegOnly: boolean) => void;
}

export function SearchBar({ text, onText, vegOnly, onVegOnly }: Props) {
  const { menu } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, onText);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <search className={styles.bar}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={menu.search}
        aria-label={menu.search}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={menu.clearSearch} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
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
    </search>
  );
}
