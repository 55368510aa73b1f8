import { useTexts } from '#platform/language/guests/use-texts.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { showTime } from '#texts/guests/show-time.ts';
import { Picture } from '#ui/guests/picture.tsx';
import styles from './store-header.module.css';

/** Small phones take the next smaller picture, which loads in half the time. */
const HERO_SIZES = '(min-width: 600px) 100vw, 44vw';

interface Props {
  store: StoreModel;
  /** "Table 12 · Dine-In", if the link names it. */
  place: string;
  onLanguage: () => void;
}

/** The header with a large picture, above the list of menus. */
export function StoreHeader({ store, place, banner, onLanguage }: Props & { banner: string | null }) {
  const { name, description } = useHead(store);
  return (
    <header>
      <div className={styles.hero}>
        {banner && <Picture url={banner} alt="" name={name} sizes={HERO_SIZES} load="first" />}
        <Place place={place} />
        <LanguageButton store={store} onClick={onLanguage} />
      </div>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Picture url={store.page.profile.logo} alt="" name={name} sizes="64px" />
        </span>
        <h1>{name}</h1>
        <p className={styles.description}>{description}</p>
        <OpeningLine store={store} />
      </div>
    </header>
  );
}

/** The low header above an open menu: the first screen is for dishes. */
export function SlimHeader({ store, place, pureVeg, onLanguage }: Props & { pureVeg: boolean }) {
  const { menu } = useTexts();
  const { name, description } = useHead(store);
  return (
    <header className={styles.slim}>
      <span className={styles.logo}>
        <Picture url={store.page.profile.logo} alt="" name={name} sizes="64px" />
      </span>
      <div>
        <h1>{name}</h1>
        <OpeningLine store={store} />
      </div>
      <LanguageButton store={store} onClick={onLanguage} />
      <div className={styles.line}>
        <p className={styles.description}>{description}</p>
        {pureVeg && <p className={styles.pureVeg}>{menu.pureVeg}</p>}
        <Place place={place} />
      </div>
    </header>
  );
}

/** Leads to the languages of the store, for guests who can't read this one. */
function LanguageButton({ store, onClick }: { store: StoreModel; onClick: () => void }) {
  const { store: texts } = useTexts();
  if (languagesOf(store.page.profile).length === 1) return null;
  return (
    <button type="button" className={styles.language} aria-haspopup="dialog" onClick={onClick}>
      <span className="visually-hidden">{texts.language}</span>
      <span aria-hidden="true">अ/A</span>
    </button>
  );
}

function useHead({ page: { profile, viewMode } }: StoreModel) {
  const { store: texts } = useTexts();
  return {
    name: profile.name || texts.defaultName,
    description: profile.description || (viewMode ? '' : texts.defaultDescription),
  };
}

/** Rendered without a text as well: the server caches one page for all tables and writes the place into it. */
function Place({ place }: { place: string }) {
  return (
    <p className={styles.place} data-shown-place="">
      {place}
    </p>
  );
}

/** Says whether the store takes orders now, or when it will. */
function OpeningLine({ store }: { store: StoreModel }) {
  const { store: texts } = useTexts();
  const { opening, estimate, timeZone, page, menuAt = null } = store;
  const isServed = page.menus.length > 0;
  if (isServed && page.viewMode) return <p className={styles.opening}>{texts.viewOnly}</p>;
  if (isServed && opening.open) {
    return (
      <p className={styles.opening}>
        <b>{texts.open}</b>
        {opening.closesAt !== null && <span>{texts.until(showTime(opening.closesAt, timeZone))}</span>}
        <span>{texts.foodIn(estimate.fromMinutes, estimate.toMinutes)}</span>
      </p>
    );
  }
  const opensAt = opening.open ? menuAt : opening.opensAt;
  if (!isServed && opensAt === null) return null;
  return (
    <p className={styles.opening} data-closed="true">
      <b>{!opening.open && opening.reason === 'paused' ? texts.paused : texts.closed}</b>
      {opensAt !== null && <span>{texts.opensAt(showTime(opensAt, timeZone))}</span>}
    </p>
  );
}
