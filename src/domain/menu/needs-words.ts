import type { OfficeLanguage } from '../language/languages.ts';
import type { Allergen, Spice } from './diet.ts';
import type { Needs } from './needs.ts';

interface Words {
  /** As a cook says them, shorter than on a menu. */
  avoid: Record<Allergen, string>;
  eats: Record<NonNullable<Needs['eats']>, string>;
  spice: Record<Spice, string>;
}

const en: Words = {
  avoid: {
    milk: 'no milk',
    gluten: 'no gluten',
    nuts: 'no nuts',
    peanuts: 'no peanuts',
    egg: 'no egg',
    soy: 'no soy',
    fish: 'no fish',
    crustaceans: 'no prawn or crab',
    sulphite: 'no sulphite',
  },
  eats: { egg: 'veg and egg', veg: 'veg', jain: 'Jain' },
  spice: { 0: 'not spicy', 1: 'mild or less', 2: 'medium or less', 3: 'hot' },
};

const hi: Words = {
  avoid: {
    milk: 'दूध नहीं',
    gluten: 'ग्लूटेन नहीं',
    nuts: 'मेवे नहीं',
    peanuts: 'मूँगफली नहीं',
    egg: 'अंडा नहीं',
    soy: 'सोया नहीं',
    fish: 'मछली नहीं',
    crustaceans: 'झींगा या केकड़ा नहीं',
    sulphite: 'सल्फ़ाइट नहीं',
  },
  eats: { egg: 'वेज और अंडा', veg: 'वेज', jain: 'जैन' },
  spice: { 0: 'तीखा नहीं', 1: 'हल्का या कम', 2: 'मध्यम या कम', 3: 'तेज़' },
};

const WORDS: Record<OfficeLanguage, Words> = { en, hi };

/** "Jain, no nuts, mild or less". The diet comes first, since it rules out most. */
export function sayNeeds({ avoid, eats, spice }: Needs, language: OfficeLanguage): string {
  const words = WORDS[language];
  const said = [
    ...(eats === null ? [] : [words.eats[eats]]),
    ...avoid.map((allergen) => words.avoid[allergen]),
    ...(spice === null ? [] : [words.spice[spice]]),
  ];
  return said.join(', ');
}
