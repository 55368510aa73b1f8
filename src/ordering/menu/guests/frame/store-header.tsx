import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { showDay, showTime } from '#texts/guests/show-time.ts';
import { Picture } from '#ui/guests/picture.tsx';
import styles from './store-header.module.css';

interface Props {
  store: StoreModel;
  /** "Table 12 · Dine-In", if the link names it. */
  place: string;
  /** Whether the open menu is. */
  pureVeg: boolean;
  onLanguage: () => void;
}

/** A low header: the first screen is for dishes. */
export function StoreHeader({ store, place, pureVeg, onLanguage }: Props) {
  const { menu, store: texts } = useTexts();
  const { profile, viewMode } = store.page;
  const name = profile.name || texts.defaultName;
  const description = profile.description || (viewMode ? '' : texts.defaultDescription);
  return (
    <header className={styles.head}>
      <span className={styles.logo}>
        <Picture url={profile.logo} alt="" name={name} sizes="64px" />
      </span>
      <h1>{name}</h1>
      <OpeningLine store={store} />
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
  const { texts: all, language } = useLanguage();
  const texts = all.store;
  const { opening, opensIn = 0, estimate, timeZone, page, menuAt = null } = store;
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
      {opensAt !== null && (
        <span>
          {texts.opensAt(showTime(opensAt, timeZone), opensIn, showDay(opensAt, opensIn, timeZone, language))}
        </span>
      )}
    </p>
  );
}
