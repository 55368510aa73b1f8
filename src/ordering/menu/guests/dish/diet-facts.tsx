import { $favourites } from '#platform/phone/guests/state/favourites.ts';
import { setFavourite } from '#platform/phone/guests/state/set-favourite.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { LEVEL_FIELDS, type Level, type LevelField, MARKS } from '../../rules/diets/diet.ts';
import type { Item } from '../../rules/menu.ts';
import { useDietTexts } from '../../texts/guests/diet/use-diet-texts.ts';
import styles from './diet-facts.module.css';

/** The diet, spice and allergens of a dish, and the button that makes it a favourite. */
export function DietFacts({ item, slug }: { item: Item; slug: string }) {
  const t = useDietTexts();
  const { allergens, egg } = item;
  const named = allergens?.map((allergen) => t.allergens[allergen]).join(', ');
  return (
    <div className={styles.facts}>
      <div className={styles.row}>
        <FavouriteButton slug={slug} itemId={item.id} />
        {MARKS.map((field) => item[field] && <span key={field}>{t.marks[field]}</span>)}
        {egg && <span>{t.egg}</span>}
        {LEVEL_FIELDS.map((field) => (
          <LevelFact key={field} field={field} level={item[field]} />
        ))}
      </div>
      <p>
        {named ? (
          <>
            {t.contains}: <b>{named}</b>.
          </>
        ) : (
          <b>{allergens ? t.noneListed : t.notGiven}.</b>
        )}{' '}
        <span>{t.askShort}</span>
      </p>
    </div>
  );
}

function LevelFact({ field, level }: { field: LevelField; level: Level | null }) {
  const words: readonly string[] = useDietTexts().levels[field];
  if (level === null) return null;
  return (
    <span>
      {field === 'spice' && <Chillies count={level} />}
      {words[level]}
    </span>
  );
}

function Chillies({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
    <svg key={at} className={styles.chilli} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M11 4c2 4-2 9-8 9 3-1 4-3 4.500-6S9 3.500 11 4zM11 4c.3-1 1-1.700 2-2" />
    </svg>
  ));
}

/** Favourites stay on this device. */
function FavouriteButton({ slug, itemId }: { slug: string; itemId: string }) {
  const t = useDietTexts();
  const isFavourite = useAtom($favourites).includes(itemId);
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
