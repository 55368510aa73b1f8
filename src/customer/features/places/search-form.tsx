import { SearchField } from '../../parts/search-field.tsx';
import { usePlacesTexts } from '../../texts/places/use-places-texts.ts';
import styles from './search-form.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Searches as one types; where no script runs it is sent as it is. */
export function SearchForm({ text, onText }: Props) {
  const { directory: texts } = usePlacesTexts();
  return (
    <search>
      <form
        className={styles.form}
        action="/menu/"
        onSubmit={(event) => {
          event.preventDefault();
          // The answer is on its way already; what is in the way is the keyboard.
          event.currentTarget.querySelector('input')?.blur();
        }}
      >
        <SearchField text={text} onText={onText} label={texts.search} name="q" maxLength={200} />
        <button type="submit" className={styles.submit}>
          {texts.submit}
        </button>
      </form>
    </search>
  );
}
