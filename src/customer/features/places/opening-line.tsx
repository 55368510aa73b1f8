import type { Listing } from '#domain/api/listing.ts';
import { usePlacesTexts } from '../../texts/places/use-places-texts.ts';
import { showTime } from '../../texts/show-time.ts';
import styles from './opening-line.module.css';

export function OpeningLine({ opening, timeZone }: Pick<Listing, 'opening' | 'timeZone'>) {
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
