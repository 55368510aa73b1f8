/** What is in a dish, and what a guest leaves out. */
export const dietEn = {
  allergens: {
    milk: 'Milk',
    gluten: 'Wheat, gluten',
    nuts: 'Nuts',
    peanuts: 'Peanuts',
    egg: 'Egg',
    soy: 'Soy',
    fish: 'Fish',
    crustaceans: 'Prawn, crab',
    sulphite: 'Sulphite',
  },
  contains: 'Contains',
  noneListed: 'None of the common allergens is listed',
  notKnown: 'No allergen information',
  ask: 'Ask the staff about allergies: kitchens use the same pans, and recipes change.',
  jain: 'Jain',
  egg: 'With egg, no meat or fish',
  spice: 'Spice',
  spices: { 0: 'Not spicy', 1: 'Mild', 2: 'Medium', 3: 'Hot' },
  favourite: 'Favourite',
  onlyFavourites: (dishes: number) => `Only my favourites (${dishes})`,
  filters: 'Filters',
  avoid: 'Leave out dishes with',
  eats: 'I eat',
  everything: 'Everything',
  vegAndEgg: 'Veg and egg',
  hotness: 'How spicy',
  anySpice: 'Any',
  upTo: { 0: 'Not spicy', 1: 'Up to mild', 2: 'Up to medium', 3: 'Hot' },
  show: (dishes: number) => (dishes === 1 ? 'Show 1 dish' : `Show ${dishes} dishes`),
  clear: 'Clear filters',
  nothingLeft: 'No dish fits your filters.',
  unknown: (dishes: number) =>
    dishes === 1
      ? '1 dish has no allergen information and is not shown.'
      : `${dishes} dishes have no allergen information and are not shown.`,
};
