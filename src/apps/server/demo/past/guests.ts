/** All names and remarks are made up. */
export const NAMES = [
  'Aarav',
  'Aditi',
  'Ananya',
  'Arjun',
  'Divya',
  'Farhan',
  'Gurpreet',
  'Harini',
  'Ishaan',
  'Joseph',
  'Kavya',
  'Lakshmi',
  'Manish',
  'Meera',
  'Nandini',
  'Nikhil',
  'Pooja',
  'Rahul',
  'Rohan',
  'Sana',
  'Shruti',
  'Tanvi',
  'Vikram',
  'Zoya',
] as const;

export const WISHES = [
  'Less spicy, please',
  'No onion and garlic',
  'Starters first, please',
  'Birthday table: candles with the dessert',
  'Extra plates, please',
  'मिर्ची कम, please',
  'Nut allergy: no cashew, please',
] as const;

export const STREETS = [
  '7 Lotus Court, Hauz Khas',
  '22 Banyan Road, Lajpat Nagar',
  'Flat 4B, Mogra Residency',
  '31 Peepal Lane, Green Park',
] as const;

export const PRAISE = [
  'The dal tastes of the embers. We will be back.',
  'Ordered from the table and it came hot in fifteen minutes.',
  'खाना बहुत अच्छा था, naan ekdum soft.',
  'Best chai in the lane.',
  'Easy to order, and splitting the bill was no fuss.',
] as const;

export const COMPLAINTS = [
  'Good food, but the starters came with the mains.',
  'A little too salty today.',
  'We waited long for the bill.',
] as const;

export const CANCEL_REASONS = ['The guest changed their mind', 'Ordered twice', 'A dish ran out'] as const;
