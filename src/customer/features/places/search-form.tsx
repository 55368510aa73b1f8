import { useRef } from 'react';
import { Icon } from '#ui/parts/icon.tsx';
import { useTypedEarly } from '../../parts/use-typed-early.ts';
import { usePlacesTexts } from '../../texts/places/use-places-texts.ts';
import styles from './search-form.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Searches as one types; where no script runs it is sent as it is. */
export function SearchForm({ text, onText }: Props) {
  const { directory: texts } = usePlacesTexts();
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, onText);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <search>
      <form
        className={styles.form}
        action="/menu/"
        onSubmit={(event) => {
          event.preventDefault();
          // The answer is on its way already; what is in the way is the keyboard.
          field.current?.blur();
        }}
      >
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={texts.search}
          aria-label={texts.search}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={texts.clear} onClick={clear}>
            <Icon name="close" size={18} />
          </button>
        )}
        <button type="submit" className={styles.submit}>
          {texts.submit}
        </button>
      </form>
    </search>
  );
}
