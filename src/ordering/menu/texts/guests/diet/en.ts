import type { LevelWords, MarkField } from '../../../rules/diets/diet.ts';

/** The texts of diets and filters. */
export const diet = {
  allergens: {
    milk: 'Milk',
    gluten: 'Gluten (wheat)',
    nuts: 'Nuts',
    peanuts: 'Peanuts',
    egg: 'Egg',
    soy: 'Soy',
    fish: 'Fish',
    crustaceans: 'Prawn and crab',
    sulphite: 'Sulphite',
  },
  contains: 'Contains',
  noneListed: 'None of the common allergens is listed',
  notGiven: 'Allergens not given',
  ask: 'Ask the staff about allergies: kitchens use the same pans, and recipes change.',
  askShort: 'Ask the staff about allergies.',
  marks: { jain: 'Jain' } satisfies Record<MarkField, string>,
  egg: 'With egg, no meat or fish',
  levels: { spice: ['Not spicy', 'Mild', 'Medium', 'Hot'] } satisfies LevelWords,
  favourite: 'Favourite',
  favourites: 'Favourites',
  onlyFavourites: (dishes: number) => `Only my favourites (${dishes})`,
  filters: 'Filters',
  avoid: 'Hide dishes containing',
  without: (allergen: string) => `No ${allergen.toLowerCase()}`,
  eats: 'Diet',
  everything: 'Everything',
  diets: { egg: 'Veg and egg', jain: 'Jain' },
  hotness: 'How spicy',
  anySpice: 'Any',
  upTo: { 0: 'Not spicy', 1: 'Mild or less', 2: 'Medium or less', 3: 'Hot' },
  show: (dishes: number) => (dishes === 1 ? 'Show 1 dish' : `Show ${dishes} dishes`),
  active: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clear: 'Clear filters',
  nothingLeft: 'No dish fits your filters.',
  unknown: (dishes: number) =>
    dishes === 1
      ? '1 dish has no allergen information and is not shown.'
      : `${dishes} dishes have no allergen information and are not shown.`,
};

export type DietTexts = typeof diet;
