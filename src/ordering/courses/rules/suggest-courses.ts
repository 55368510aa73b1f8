import type { Course } from './course.ts';

interface Category {
  _id: string;
  label: string;
}

/** Cooked, or poured, as soon as they are ordered. */
const AT_ONCE =
  /\b(?:drink|beverage|tea|coffee|chai|juice|lassi|(?:milk)?shake|mocktail|cocktail|soda|beer|wine|water|smoothie)s?\b|चाय|कॉफ़ी|जूस|लस्सी|शेक|पेय|ड्रिंक/iu;

const KNOWN = [
  {
    id: 'starters',
    name: 'Starters',
    words:
      /starter|appeti[sz]er|soup|salad|snack|chaat|tikka|kebab|kabab|tapas|small plate|स्टार्टर|सूप|सलाद|चाट|कबाब|टिक्का|नाश्ता/iu,
  },
  { id: 'mains', name: 'Mains', words: /(?:)/u },
  {
    id: 'desserts',
    name: 'Desserts',
    words: /dessert|sweet|mithai|ice.?cream|kulfi|cake|pastr|pudding|halwa|मिठाई|मीठा|आइसक्रीम|कुल्फ़ी|केक|हलवा/iu,
  },
];

/** The usual courses, with the categories whose names say where they belong. What says nothing is a main. */
export function suggestCourses(categories: readonly Category[]): Course[] {
  const idOf = ({ label }: Category) => {
    const known = KNOWN.filter(({ words }) => words.test(label)).map(({ id }) => id);
    if (known.includes('desserts')) return 'desserts';
    return AT_ONCE.test(label) ? null : known[0];
  };
  return KNOWN.map(({ id, name }) => ({
    id,
    name,
    categories: categories.filter((category) => idOf(category) === id).map(({ _id }) => _id),
  }));
}
