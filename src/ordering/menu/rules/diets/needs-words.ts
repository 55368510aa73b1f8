import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { Allergen, Spice } from './diet.ts';
import type { Needs } from './needs.ts';

interface Words {
  /** As a cook says them, shorter than on a menu. */
  has: Record<Allergen, string>;
  avoid: (what: string) => string;
  eats: Record<NonNullable<Needs['eats']>, string>;
  spice: Record<Spice, string>;
}

const en: Words = {
  has: {
    milk: 'milk',
    gluten: 'gluten',
    nuts: 'nuts',
    peanuts: 'peanuts',
    egg: 'egg',
    soy: 'soy',
    fish: 'fish',
    crustaceans: 'prawn or crab',
    sulphite: 'sulphite',
  },
  avoid: (what) => `no ${what}`,
  eats: { egg: 'veg and egg', veg: 'veg', jain: 'Jain' },
  spice: { 0: 'not spicy', 1: 'mild or less', 2: 'medium or less', 3: 'hot' },
};

const hi: Words = {
  has: {
    milk: 'दूध',
    gluten: 'ग्लूटेन',
    nuts: 'मेवे',
    peanuts: 'मूँगफली',
    egg: 'अंडा',
    soy: 'सोया',
    fish: 'मछली',
    crustaceans: 'झींगा या केकड़ा',
    sulphite: 'सल्फ़ाइट',
  },
  avoid: (what) => `${what} नहीं`,
  eats: { egg: 'वेज और अंडा', veg: 'वेज', jain: 'जैन' },
  spice: { 0: 'तीखा नहीं', 1: 'हल्का या कम', 2: 'मध्यम या कम', 3: 'तेज़' },
};

const WORDS: Record<OfficeLanguage, Words> = { en, hi };

/** "Jain, no nuts, mild or less". The diet comes first, since it rules out most. */
export function sayNeeds({ avoid, eats, spice }: Needs, language: OfficeLanguage): string {
  const words = WORDS[language];
  const said = [
    ...(eats === null ? [] : [words.eats[eats]]),
    ...avoid.map((allergen) => words.avoid(words.has[allergen])),
    ...(spice === null ? [] : [words.spice[spice]]),
  ];
  return said.join(', ');
}

/** "nuts, egg": what a dish has. */
export const sayAllergens = (allergens: readonly Allergen[], language: OfficeLanguage): string =>
  allergens.map((allergen) => WORDS[language].has[allergen]).join(', ');
