import type { Item } from '#domain/menu.ts';
import { useDietTexts } from '../../texts/diet/use-diet-texts.ts';
import styles from './diet-facts.module.css';

/** What the kitchen says is in a dish; nothing where it says nothing. */
export function DietFacts({ item }: { item: Item }) {
  const t = useDietTexts();
  const { allergens, jain, egg, spice } = item;
  if (allergens === null && !jain && !egg && spice === null) return null;
  const named = allergens?.map((allergen) => t.allergens[allergen]).join(', ');
  return (
    <section className={styles.facts}>
      <ul>
        {jain && <li>{t.jain}</li>}
        {egg && <li>{t.egg}</li>}
        {spice !== null && (
          <li>
            <Chillies count={spice} />
            {t.spices[spice]}
          </li>
        )}
      </ul>
      <p>
        {named ? (
          <>
            {t.contains}: <b>{named}</b>
          </>
        ) : (
          <b>{allergens ? t.noneListed : t.notKnown}</b>
        )}
      </p>
      <p className={styles.ask}>{t.ask}</p>
    </section>
  );
}

function Chillies({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
    <svg key={at} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M11 4c2 4-2 9-8 9 3-1 4-3 4.500-6S9 3.500 11 4zM11 4c.3-1 1-1.700 2-2" />
    </svg>
  ));
}
