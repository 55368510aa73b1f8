import { Failed } from '#platform/phone/guests/load/loading.tsx';
import { SearchField } from '#ui/guests/search-field.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { usePlacesTexts } from '../texts/guests/places/use-places-texts.ts';
import styles from './directory-page.module.css';
import { PlacesFrame } from './frame.tsx';
import grid from './places.module.css';
import { StoreCard } from './store-card.tsx';
import type { Directory } from './use-directory.ts';

interface Props {
  /** The text of the search field. */
  text: string;
  onText: (text: string) => void;
  directory: Directory;
}

/** The public list of stores, which works as a form and links without scripts. */
export function DirectoryPage({ text, onText, directory }: Props) {
  const { directory: texts } = usePlacesTexts();
  const { value: shown, isLoading, error, refetch } = directory;
  return (
    <PlacesFrame path="/menu">
      <div className={grid.heading}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </div>
      <SearchForm text={text} onText={onText} />
      <p className={styles.count} role="status">
        {isLoading ? texts.loading : shown && texts.count(shown.stores.length, isAll(shown))}
      </p>
      {error && <Failed text={texts.failed} onAgain={refetch} />}
      {shown && <Stores shown={shown} isSearching={isLoading} onMore={directory.more} />}
    </PlacesFrame>
  );
}

type Shown = NonNullable<Directory['value']>;

const isAll = ({ next, isFromStart }: Shown) => next === null && isFromStart;

const address = (q: string, after: string) =>
  `/menu/?${new URLSearchParams({ ...(q === '' ? {} : { q }), after })}`;

interface StoresProps {
  shown: Shown;
  isSearching: boolean;
  onMore: () => void;
}

function Stores({ shown, isSearching, onMore }: StoresProps) {
  const { directory: texts } = usePlacesTexts();
  const { q, stores, next, isFromStart } = shown;
  if (stores.length === 0) return <Nothing q={q} />;
  return (
    <div className={styles.found} aria-busy={isSearching}>
      <h2 className="visually-hidden">{q === '' ? texts.all : texts.found(q)}</h2>
      <ul className={grid.stores}>
        {stores.map((store, at) => (
          <li key={store.slug}>
            <StoreCard store={store} load={at === 0 ? 'first' : 'near'} />
          </li>
        ))}
      </ul>
      <div className={styles.further}>
        {!isFromStart && (
          <a className={actions.quiet} href={q === '' ? '/menu/' : `/menu/?${new URLSearchParams({ q })}`}>
            {texts.fromStart}
          </a>
        )}
        {next !== null && (
          <a
            className={actions.quiet}
            href={address(q, next)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onMore();
            }}
          >
            {texts.more}
          </a>
        )}
      </div>
    </div>
  );
}

function Nothing({ q }: { q: string }) {
  const { directory: texts } = usePlacesTexts();
  return (
    <div className={grid.nothing}>
      <h2>{q === '' ? texts.empty : texts.none(q)}</h2>
      <p>{q === '' ? texts.emptyHint : texts.noneHint}</p>
      <a className={actions.quiet} href="/example/">
        {texts.example}
      </a>
    </div>
  );
}

interface SearchFormProps {
  text: string;
  onText: (text: string) => void;
}

/** Searches while the guest types; without scripts the form is sent. */
function SearchForm({ text, onText }: SearchFormProps) {
  const { directory: texts } = usePlacesTexts();
  return (
    <search>
      <form
        className={styles.form}
        action="/menu/"
        onSubmit={(event) => {
          event.preventDefault();
          // The search runs already: only the keyboard has to go.
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
