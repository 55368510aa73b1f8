import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import styles from './search-field.module.css';

interface Props extends ComponentProps<'input'> {
  text: string;
  onText: (text: string) => void;
  label: string;
}

/** A search field without a frame. */
export function SearchField({ text, onText, label, ...input }: Props) {
  const { menu } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((typed: string) => onText(typed));
  useEffect(() => {
    // Takes over what was typed before hydration.
    const typed = field.current?.value ?? '';
    if (typed !== field.current?.defaultValue) takeOver(typed);
  }, []);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        {...input}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={menu.clearSearch} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
