import type { Item } from '#domain/menu/menu.ts';
import { useDietTexts } from '../../texts/diet/use-diet-texts.ts';
import styles from './diet-facts.module.css';
import { FavouriteButton } from './favourite-button.tsx';

/** What the kitchen says is in a dish, as far as it says something, beside the guest's own mark for it. */
export function DietFacts({ item, slug }: { item: Item; slug: string }) {
  const t = useDietTexts();
  const { allergens, jain, egg, spice } = item;
  const isTold = allergens !== null || jain || egg || spice !== null;
  const named = allergens?.map((allergen) => t.allergens[allergen]).join(', ');
  return (
    <div className={styles.facts}>
      <div className={styles.row}>
        <FavouriteButton slug={slug} itemId={item.id} />
        {jain && <span>{t.jain}</span>}
        {egg && <span>{t.egg}</span>}
        {spice !== null && (
          <span>
            <Chillies count={spice} />
            {t.spices[spice]}
          </span>
        )}
      </div>
      {isTold && (
        <p>
          {named ? (
            <>
              {t.contains}: <b>{named}</b>.
            </>
          ) : (
            <b>{allergens ? t.noneListed : t.notKnown}.</b>
          )}{' '}
          <span>{t.askShort}</span>
        </p>
      )}
    </div>
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
