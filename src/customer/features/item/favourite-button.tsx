import { useStore } from '@nanostores/react';
import { $favourites } from '../../state/favourites.ts';
import { setFavourite } from '../../state/keep-favourites.ts';
import { useDietTexts } from '../../texts/diet/use-diet-texts.ts';
import styles from './diet-facts.module.css';

/** Kept on this device alone. */
export function FavouriteButton({ slug, itemId }: { slug: string; itemId: string }) {
  const t = useDietTexts();
  const isFavourite = useStore($favourites).includes(itemId);
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={isFavourite}
      onClick={() => void setFavourite(slug, itemId, !isFavourite)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20S4 15 4 9.500C4 6.500 6.200 5 8.200 5 10 5 11.300 6 12 7.500 12.700 6 14 5 15.800 5c2 0 4.200 1.500 4.200 4.500C20 15 12 20 12 20z" />
      </svg>
      {t.favourite}
    </button>
  );
}
