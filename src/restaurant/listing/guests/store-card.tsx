import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { showTime } from '#texts/guests/show-time.ts';
import card from '#ui/guests/link-card.module.css';
import { Picture } from '#ui/guests/picture.tsx';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { usePlacesTexts } from '../texts/guests/places/use-places-texts.ts';
import type { Listing } from '../wire/listing.ts';
import styles from './store-card.module.css';

interface Props {
  store: Listing;
  load: 'first' | 'near';
  /** Takes the place of the store's description. */
  children?: ReactNode;
}

/** A card that links to a store. */
export function StoreCard({ store, load, children }: Props) {
  const { store: defaults } = useTexts();
  const name = store.name || defaults.defaultName;
  return (
    <a className={`${card.card} ${styles.card}`} href={`/${store.slug}`}>
      <span className={styles.picture}>
        <Picture
          url={store.picture}
          alt=""
          name={name}
          sizes="(min-width: 1080px) 340px, (min-width: 680px) 46vw, 94vw"
          load={load}
        />
      </span>
      <span className={styles.logo}>
        <StoreLogo url={store.logo} name={name} />
      </span>
      <div className={styles.text}>
        <h2>{name}</h2>
        <span className={styles.facts}>
          {store.city !== '' && <span>{store.city}</span>}
          <OpeningLine opening={store.opening} timeZone={store.timeZone} />
        </span>
        {children ?? <span className={styles.description}>{store.description}</span>}
      </div>
    </a>
  );
}

function OpeningLine({ opening, timeZone }: Pick<Listing, 'opening' | 'timeZone'>) {
  const { directory: texts } = usePlacesTexts();
  if (opening.open) {
    return (
      <span className={styles.line} data-open="true">
        <b>{texts.open}</b>
        {opening.closesAt !== null && <span>{texts.until(showTime(opening.closesAt, timeZone))}</span>}
      </span>
    );
  }
  return (
    <span className={styles.line}>
      <b>{opening.reason === 'paused' ? texts.paused : texts.closed}</b>
      {opening.opensAt !== null && <span>{texts.opensAt(showTime(opening.opensAt, timeZone))}</span>}
    </span>
  );
}
