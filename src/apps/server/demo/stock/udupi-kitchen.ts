const PIECES = 'Coconuts';
const LITRES = ['Milk', 'Oil'];

/** What the kitchen of the tiffin room buys, counts and cooks with: a sheet as restaurants import it. */
export const UDUPI_SHEET: readonly (readonly string[])[] = [
  ['Dish', 'Ingredient', 'Quantity', 'Unit', 'Shelf', 'Pack', 'Pack has', 'Buy below', 'Price'],
  ...[
    ['Idli rice', 'kg', 'Dry store', 'Bag', '25', '12', '1150'],
    ['Raw rice', 'kg', 'Dry store', 'Bag', '25', '10', '1400'],
    ['Urad dal', 'kg', 'Dry store', 'Bag', '10', '5', '1280'],
    ['Toor dal', 'kg', 'Dry store', 'Bag', '10', '4', '1450'],
    ['Rava', 'kg', 'Dry store', 'Packet', '5', '4', '240'],
    ['Sugar and jaggery', 'kg', 'Dry store', 'Bag', '10', '4', '460'],
    ['Coffee powder', 'g', 'Dry store', 'Packet', '500', '800', '340'],
    ['Cashews', 'g', 'Dry store', 'Packet', '1000', '800', '860'],
    ['Ghee', 'kg', 'Cold room', 'Tin', '5', '5', '3100'],
    ['Milk', 'l', 'Cold room', 'Crate', '12', '12', '672'],
    ['Curd', 'kg', 'Cold room', 'Tub', '5', '5', '350'],
    ['Potatoes', 'kg', 'Vegetables', 'Sack', '10', '6', '280'],
    ['Onions', 'kg', 'Vegetables', 'Sack', '10', '6', '320'],
    ['Vegetables', 'kg', 'Vegetables', '', '', '6', '45'],
    ['Coconuts', 'pc', 'Vegetables', '', '', '20', '32'],
    ['Oil', 'l', 'Dry store', 'Tin', '15', '6', '2100'],
  ].map(([name = '', unit = '', shelf = '', pack = '', has = '', par = '', price = '']) => [
    ...['', name, '', unit, shelf, pack, has, par, price],
  ]),
  ...recipe('Idli', { 'Idli rice': 90, 'Urad dal': 30, Coconuts: 0.2, 'Toor dal': 20 }),
  ...recipe('Ghee podi idli', { 'Idli rice': 90, 'Urad dal': 40, Ghee: 20 }),
  ...recipe('Rava idli', { Rava: 80, Curd: 60, Cashews: 8, Oil: 10 }),
  ...recipe('Medu vada', { 'Urad dal': 70, Oil: 35, Coconuts: 0.2, 'Toor dal': 20 }),
  ...recipe('Sambar vada', { 'Urad dal': 70, Oil: 35, 'Toor dal': 50, Vegetables: 60 }),
  ...recipe('Dahi vada', { 'Urad dal': 70, Oil: 35, Curd: 120 }),
  ...recipe('Mysore bonda', { 'Urad dal': 80, Oil: 40, Coconuts: 0.2 }),
  ...recipe('Masala dosa', {
    'Idli rice': 110,
    'Urad dal': 30,
    Potatoes: 150,
    Onions: 40,
    Ghee: 12,
    Oil: 10,
  }),
  ...recipe('Plain dosa', { 'Idli rice': 110, 'Urad dal': 30, Ghee: 10, Coconuts: 0.2 }),
  ...recipe('Mysore masala dosa', { 'Idli rice': 110, 'Urad dal': 30, Potatoes: 150, Ghee: 18, Onions: 40 }),
  ...recipe('Rava onion dosa', { Rava: 90, Onions: 80, Ghee: 12, Cashews: 6 }),
  ...recipe('Set dosa', { 'Idli rice': 150, 'Urad dal': 40, Vegetables: 100, Oil: 12 }),
  ...recipe('Neer dosa', { 'Raw rice': 120, Coconuts: 0.4, Oil: 8 }),
  ...recipe('Onion uttapam', { 'Idli rice': 140, 'Urad dal': 40, Onions: 100, Oil: 12 }),
  ...recipe('South Indian meals', { 'Raw rice': 180, 'Toor dal': 60, Vegetables: 220, Curd: 100, Ghee: 8 }),
  ...recipe('Bisi bele bath', { 'Raw rice': 110, 'Toor dal': 60, Vegetables: 120, Ghee: 18, Cashews: 6 }),
  ...recipe('Curd rice', { 'Raw rice': 120, Curd: 150, Milk: 50 }),
  ...recipe('Lemon rice', { 'Raw rice': 130, Oil: 15 }),
  ...recipe('Ven pongal', { 'Raw rice': 100, 'Toor dal': 50, Ghee: 25, Cashews: 8 }),
  ...recipe('Upma', { Rava: 90, Vegetables: 60, Ghee: 10, Onions: 30 }),
  ...recipe('Filter coffee', { Milk: 120, 'Coffee powder': 12, 'Sugar and jaggery': 12 }),
  ...recipe('Mysore pak', { 'Sugar and jaggery': 60, Ghee: 45 }),
  ...recipe('Kesari bath', { Rava: 60, 'Sugar and jaggery': 70, Ghee: 25, Cashews: 6 }),
  ...recipe('Paal payasam', { Milk: 220, 'Raw rice': 25, 'Sugar and jaggery': 40 }),
];

function recipe(dish: string, lines: Record<string, number>): string[][] {
  const unitOf = (name: string) => (name === PIECES ? 'pc' : LITRES.includes(name) ? 'ml' : 'g');
  return Object.entries(lines).map(([name, quantity]) => [
    ...[dish, name, String(quantity), unitOf(name), '', '', '', '', ''],
  ]);
}

/** Whom the tiffin room buys from, and what. */
export const UDUPI_SUPPLIERS: Record<string, { phone: string; brings: readonly string[] }> = {
  'Nandini Dairy': { phone: '+91 00000 00031', brings: ['Ghee', 'Milk', 'Curd'] },
  'Market Yard Vegetables': {
    phone: '+91 00000 00032',
    brings: ['Potatoes', 'Onions', 'Vegetables', 'Coconuts'],
  },
  'Sri Balaji Provisions': {
    phone: '+91 00000 00033',
    brings: [
      ...['Idli rice', 'Raw rice', 'Urad dal', 'Toor dal', 'Rava', 'Sugar and jaggery', 'Coffee powder'],
      ...['Cashews', 'Oil'],
    ],
  },
};

/** What leaves by the back door every Friday evening: so much of it, in grams. */
export const THIEF = { takes: 'Ghee', grams: 1_250 };
