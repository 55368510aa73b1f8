import {
  bodies,
  bowl,
  DIP,
  type Dish,
  drink,
  flavourOf,
  gravyOf,
  heaped,
  type Make,
  on,
  plate,
  type Rule,
} from './dish.ts';
import { NAMED_DISHES } from './named-dishes.ts';
import type { Art, Topping } from './picture.ts';

const withGarnish = (body: readonly Topping[], ...garnish: Topping[]): Topping[] => [...body, ...garnish];
const curry: Make = (dish) => {
  const rich = dish.has('butter', 'makhani', 'malai', 'shahi', 'korma', 'lababdar', 'pasanda', 'palak');
  return bowl(gravyOf(dish), [...bodies(dish), 'oil', ...(rich ? (['cream'] as const) : []), 'coriander']);
};
const sabzi: Make = (dish) => {
  const body = bodies(dish);
  return {
    ...heaped(
      'crumbs',
      dish.has('bhindi') ? '7f8a35' : gravyOf(dish, 'c99a3a'),
      ...(body.length > 0 ? body : (['peas', 'carrot', 'potato'] as const)),
      'coriander',
    ),
    ware: 'brass',
  };
};
const sweetBowl =
  (fill: string, ...toppings: Topping[]): Make =>
  () =>
    bowl(fill, toppings, false);
const dry = (dish: Dish): Art => {
  const { meat } = dish;
  if (meat === 'fish') return on('slate', plate('fish', 'd08a3c', ['onion', 'lemon']));
  const fill = dish.has('schezwan', 'chilli', '65', 'lollipop', 'tandoori')
    ? 'b3301a'
    : dish.has('pepper', 'black', 'manchurian')
      ? '5c2c14'
      : 'b8602a';
  const own = meat === 'prawn' ? 'prawn' : 'capsicum';
  return on('slate', plate('pieces', fill, [own, 'onion', 'coriander']));
};
const tikka: Make = (dish) => {
  const color = dish.has('hara', 'green', 'palak', 'mint')
    ? '6f8f35'
    : dish.has('malai', 'afghani')
      ? 'e9cf9a'
      : dish.has('tandoori', 'chicken')
        ? 'c9501f'
        : 'e0863a';
  return on('slate', plate('skewers', color, ['lemon', 'mint'], [DIP.mint]));
};
const kebab: Make = (dish) =>
  on(
    'slate',
    plate(
      dish.has('galouti', 'shami', 'hara', 'tikki') ? 'patties' : 'kebabs',
      dish.has('hara', 'palak') ? '5f7a2e' : dish.meat ? '8a4a28' : 'a5682f',
      ['onion', 'lemon'],
      [DIP.mint],
    ),
  );
const RICES: readonly (readonly [words: readonly string[], fill: string, toppings: readonly Topping[]])[] = [
  [['curd'], 'fbf8ee', ['curryleaf', 'nuts']],
  [['lime', 'lemon'], 'f3d35a', ['curryleaf', 'nuts']],
  [['tamarind', 'puliyogare'], 'b07a3a', ['curryleaf', 'nuts']],
  [['tomato', 'schezwan'], 'd9702f', ['carrot', 'peas', 'coriander']],
  [['bisi', 'sambar', 'khichdi', 'pongal'], 'd9a53c', ['coriander', 'curryleaf']],
  [['fried'], 'e9d3a0', ['carrot', 'peas', 'coriander']],
  [['pulao'], 'efe0b4', ['carrot', 'peas', 'coriander']],
];
const riceDish: Make = (dish) => {
  const [, fill, toppings] = RICES.find(([words]) => dish.has(...words)) ?? [
    [],
    'fbf7ec',
    ['coriander'] as const,
  ];
  return heaped('rice', fill, ...bodies(dish), ...toppings);
};
const biryani: Make = (dish) => {
  const body = bodies(dish);
  return heaped(
    'rice',
    'ecbb55',
    ...(body.length > 0 ? body : (['potato', 'carrot', 'peas'] as const)),
    'mint',
    'onion',
    'saffron',
  );
};
const noodles: Make = (dish) => {
  const fill = dish.has('schezwan', 'chilli')
    ? 'c9581f'
    : dish.has('white')
      ? 'f3e6c4'
      : dish.has('red', 'tomato')
        ? 'd8602c'
        : 'e2b25c';
  return heaped(
    'noodles',
    fill,
    ...bodies(dish),
    'capsicum',
    'carrot',
    ...(dish.has('pasta') ? (['tomato'] as const) : (['onion'] as const)),
  );
};
const bread: Make = (dish) => {
  const color = dish.has('tandoori', 'roti', 'missi') ? 'd9b078' : dish.has('makki') ? 'e0ae3c' : 'ecd2a0';
  return on(
    'steel',
    plate(
      'flatbread',
      color,
      dish.has('butter', 'garlic') || !dish.has('roti') ? ['butter', 'coriander'] : ['coriander'],
    ),
  );
};
const dosaDips = [DIP.coconut, DIP.sambar];
const shake: Make = (dish) =>
  drink(
    'tall',
    flavourOf(dish, 'f3e0c0'),
    ...(dish.has('shake', 'cold coffee') ? (['scoop', 'straw'] as const) : (['straw'] as const)),
  );
const cooler: Make = (dish) =>
  drink(
    'tall',
    flavourOf(dish, 'e6ecb0'),
    'ice',
    'lemon',
    ...(dish.has('mint', 'mojito', 'lime', 'virgin') ? (['mint'] as const) : (['straw'] as const)),
  );
const chaat: Make = () => on('leaf', plate('pieces', 'cf9a4a', ['curd', 'tamarind', 'sev', 'coriander']));

export const RULES: readonly Rule[] = [
  ...NAMED_DISHES,
  // What holds other dishes.
  [['thali', 'platter', 'combo', 'meals', 'meal'], (dish) => on('steel', plate('thali', gravyOf(dish)))],
  // Drinks.
  [
    ['cold coffee', 'iced coffee', 'frappe', 'shake', 'lassi shake'],
    (dish) => drink('tall', flavourOf(dish, 'b08a60'), 'scoop', 'straw'),
  ],
  [['filter coffee', 'degree coffee', 'filtered coffee'], () => drink('tumbler', '7a4a2a', 'foam', 'steam')],
  [
    ['iced chai', 'ice chai', 'lemon iced', 'peach chai'],
    () => drink('tall', 'b8692a', 'ice', 'lemon', 'mint'),
  ],
  [
    ['green chai', 'lemon chai', 'black chai', 'darjeeling', 'herbal', 'kahwa'],
    () => drink('cup', 'b9762c', 'steam'),
  ],
  [['chai', 'kulhad'], () => drink('kulhad', 'b07a48', 'steam')],
  [['icecream coffee', 'affogato'], () => drink('tall', 'a97a52', 'scoop')],
  [['hot chocolate'], () => drink('mug', '5a3018', 'foam', 'steam')],
  [
    ['lassi', 'buttermilk', 'thandai'],
    (dish) =>
      drink(
        dish.has('buttermilk') ? 'tall' : 'kulhad',
        flavourOf(dish, 'fbf6e8'),
        ...(dish.has('buttermilk', 'salted') ? (['mint'] as const) : (['nuts', 'saffron'] as const)),
      ),
  ],
  [
    ['badam milk', 'haldi milk', 'turmeric milk', 'masala milk', 'milk'],
    (dish) => drink('tumbler', flavourOf(dish, 'f6e6bc'), 'nuts', 'saffron'),
  ],
  [['faluda'], (dish) => drink('tall', flavourOf(dish, 'f0a2b0'), 'scoop', 'nuts')],
  [['tender coconut', 'coconut water'], () => drink('tall', 'eef0e2', 'straw')],
  [
    [
      'juice',
      'mojito',
      'soda',
      'mocktail',
      'cooler',
      'lime',
      'jaljeera',
      'panna',
      'kokum',
      'sherbet',
      'sharbat',
      'cola',
      'coke',
      'pepsi',
      'sprite',
      'fanta',
      'limca',
      'thums',
      'colada',
      'soft drink',
      'cold drink',
      'punch',
      'fizz',
    ],
    cooler,
  ],
  [['mineral water', 'water', 'bisleri'], () => drink('bottle', 'cfe6ef')],
  // Quick food.
  [
    ['burger', 'vada pav', 'dabeli'],
    (dish) =>
      plate(
        'burger',
        dish.has('vada pav') ? 'c98a2e' : '7c4523',
        [],
        dish.has('vada pav') ? [DIP.mint] : [DIP.tomato],
      ),
  ],
  [['pav bhaji', 'misal', 'bhaji pav'], () => bowl('b8481c', ['peas', 'butter', 'onion', 'coriander'])],
  [
    ['pizza'],
    (dish) =>
      on(
        'wood',
        plate('pizza', 'f2c65c', [
          ...bodies(dish),
          ...(dish.has('margherita', 'cheese')
            ? (['tomato'] as const)
            : (['capsicum', 'tomato', 'onion'] as const)),
        ]),
      ),
  ],
  [['sandwich', 'toast', 'club', 'panini', 'sub'], () => plate('sandwich', 'e3bd4a', [], [DIP.tomato])],
  [['pasta'], noodles],
  [['fries', 'finger chips', 'nachos'], () => plate('fries', 'e9b84a', [], [DIP.tomato])],
  [['springroll roll', 'springroll'], () => plate('rolls', 'd29a4c', [], [DIP.tomato])],
  [['roll'], () => on('wood', plate('rolls', 'e0b878', ['onion'], [DIP.mint]))],
  [
    ['momos', 'wonton', 'bao'],
    (dish) =>
      on(
        dish.has('tandoori', 'fried') ? 'slate' : 'white',
        plate(
          'momos',
          dish.has('tandoori') ? 'd9703a' : dish.has('fried') ? 'dba558' : 'f4ead6',
          [],
          [DIP.tomato],
        ),
      ),
  ],
  // Soups and salads.
  [
    ['soup', 'shorba', 'rasam', 'broth', 'manchow'],
    (dish) => ({
      ...bowl(
        dish.has('tomato')
          ? 'cf4a22'
          : dish.has('corn', 'mushroom')
            ? 'e3c98c'
            : dish.has('rasam')
              ? 'b5501c'
              : dish.has('manchow', 'hot')
                ? '8a4a20'
                : 'd3a860',
        [
          ...bodies(dish),
          ...(dish.has('tomato') ? (['cream'] as const) : (['carrot'] as const)),
          'coriander',
        ],
      ),
      ware: 'white',
    }),
  ],
  [
    ['salad', 'kachumber'],
    (dish) =>
      dish.has('fruit')
        ? plate('fruit', 'f2a52e', ['mint'])
        : plate('salad', '6f9e3a', ['tomato', 'onion', ...bodies(dish)]),
  ],
  [
    ['raita', 'curd bowl'],
    (dish) =>
      bowl('faf6ea', dish.has('boondi') ? ['boondi', 'coriander'] : ['onion', 'tomato', 'mint'], false),
  ],
  // From the south.
  [['curd vada', 'vada curd'], () => bowl('f8f3e6', ['kofta', 'tamarind', 'sev', 'coriander'], false)],
  [['sambar vada', 'rasam vada'], () => bowl(DIP.sambar, ['kofta', 'coriander', 'curryleaf'])],
  [['sambar idli', 'mini idli'], () => bowl(DIP.sambar, ['malai', 'coriander', 'curryleaf'])],
  [['batata vada', 'aloo vada', 'aloo bonda'], () => plate('balls', 'd69a38', [], [DIP.mint])],
  [
    ['idli'],
    (dish) =>
      on(
        'steel',
        plate(
          'idli',
          dish.has('rava') ? 'f3e6c0' : dish.has('ragi') ? '8a5f4c' : 'fbf7ec',
          dish.has('podi') ? ['curryleaf'] : [],
          dosaDips,
        ),
      ),
  ],
  [
    ['uttapam', 'adai', 'pesarattu'],
    (dish) =>
      on(
        'steel',
        plate(
          'flatbread',
          dish.has('pesarattu') ? 'a5b04c' : 'e9c98c',
          ['onion', 'tomato', 'coriander', ...bodies(dish)],
          dosaDips,
        ),
      ),
  ],
  [['appam', 'neer dosa', 'set dosa'], () => on('leaf', plate('flatbread', 'f6ead0', [], [DIP.coconut]))],
  [
    ['dosa', 'cheela', 'chilla', 'crepe'],
    (dish) =>
      on(
        'leaf',
        plate('dosa', dish.has('ragi') ? '94603c' : dish.has('cheela') ? 'd9a940' : 'd9963c', [], dosaDips),
      ),
  ],
  [
    ['upma', 'poha', 'sevai', 'vermicelli', 'sabudana khichdi'],
    (dish) =>
      heaped('crumbs', dish.has('poha') ? 'f0cf5c' : 'f0e2bc', 'nuts', 'peas', 'curryleaf', 'coriander'),
  ],
  [['vada'], () => on('leaf', plate('vada', 'b8722c', [], [DIP.coconut, DIP.sambar]))],
  [
    [
      'tandoori chicken',
      'tangdi',
      'drumstick',
      'drumsticks',
      'lollipop',
      'kalmi',
      'grilled chicken',
      'leg',
      'wings',
    ],
    (dish) =>
      dish.meat === null
        ? dry(dish)
        : on('slate', plate('legs', dish.has('malai', 'kalmi') ? 'd9a860' : 'bf4a20', ['onion', 'lemon'])),
  ],
  [['kebab', 'seekh', 'tikki', 'cutlet', 'cutlets', 'chop', 'galouti', 'shami'], kebab],
  // Sweets.
  [['gulab jamun', 'kala jamun', 'jamun'], sweetBowl('c06a1a', 'jamun', 'pistachio')],
  [['rasgulla', 'rajbhog'], sweetBowl('eee6cc', 'malai', 'pistachio')],
  [['rasmalai'], sweetBowl('f6dc8c', 'malai', 'pistachio', 'saffron')],
  [
    ['moong halwa', 'gajar halwa', 'gajar', 'halwa'],
    (dish) => ({
      ...heaped(
        'crumbs',
        dish.has('gajar', 'carrot') ? 'd0501c' : dish.has('moong') ? 'c98a2c' : 'e0a03c',
        'nuts',
        'pistachio',
      ),
      isHot: false,
      ware: 'brass',
    }),
  ],
  [['jalebi'], () => on('brass', plate('jalebi', 'ee8a1a', ['pistachio']))],
  [
    ['kheer', 'custard', 'shrikhand', 'mishti', 'payesh', 'fruit cream'],
    (dish) =>
      bowl(
        flavourOf(dish, dish.has('custard', 'shrikhand') ? 'f5d56a' : 'f8eed6'),
        ['nuts', 'pistachio', 'saffron'],
        false,
      ),
  ],
  [['kulfi'], (dish) => plate('kulfi', flavourOf(dish, 'f2e0b8'), ['pistachio'])],
  [
    ['icecream', 'scoops', 'ice cream'],
    (dish) =>
      plate(
        'scoops',
        flavourOf(dish, 'f7e9c6'),
        dish.has('chocolate', 'brownie') ? ['chocolate'] : ['pistachio'],
      ),
  ],
  [['laddu', 'modak'], () => on('brass', plate('balls', 'e8a22c', ['pistachio']))],
  [
    ['barfi', 'mysore pak', 'dhokla', 'sandesh', 'brownie', 'soan'],
    (dish) =>
      plate(
        'squares',
        dish.has('dhokla') ? 'efc83c' : dish.has('brownie') ? '4a2414' : flavourOf(dish, 'f3e3bf'),
        dish.has('dhokla') ? ['coriander', 'curryleaf'] : dish.has('brownie') ? ['chocolate'] : ['pistachio'],
      ),
  ],
  [
    ['cake', 'gateau', 'black forest', 'red velvet', 'tiramisu', 'pie'],
    (dish) => plate('cake', flavourOf(dish, '6b3a1e'), ['berry']),
  ],
  [
    ['pancake', 'pancakes', 'waffle', 'waffles', 'malpua'],
    () => plate('stack', 'd9a258', ['butter', 'berry']),
  ],
  [['fruit', 'fruits'], () => plate('fruit', 'f2a52e', ['mint'])],
  // Chaat.
  [
    ['golgappa'],
    (dish) =>
      on(
        'leaf',
        plate('puri shells', 'd69a45', dish.has('curd', 'sev') ? ['curd', 'tamarind', 'sev'] : ['coriander']),
      ),
  ],
  [
    ['bhel', 'jhalmuri', 'chivda', 'chana jor', 'sprouts'],
    () => ({ ...heaped('crumbs', 'e3c07a', 'onion', 'tomato', 'sev', 'coriander'), isHot: false }),
  ],
  [['chaat', 'ragda', 'papdi'], chaat],
  [['kadhi'], () => bowl('efc95c', ['kofta', 'chilli', 'curryleaf'])],
  // Snacks.
  [
    ['samosa', 'kachori', 'puff'],
    () => on('clay', plate('samosa', 'cf8f42', ['coriander'], [DIP.mint, DIP.tamarind])),
  ],
  [
    ['papad', 'papadum', 'pappadam'],
    (dish) => plate('papad', 'e9c274', dish.has('masala') ? ['onion', 'tomato', 'coriander'] : []),
  ],
  [['pakora'], () => on('steel', plate('pakora', 'cf8f35', ['coriander'], [DIP.mint]))],
  [
    ['omelette', 'omelet', 'bhurji', 'scrambled', 'french'],
    (dish) =>
      dish.meat === null ? sabzi(dish) : plate('omelette', 'edb93f', ['onion', 'tomato', 'coriander']),
  ],
  [['boiled egg', 'half boil', 'bullseye'], () => bowl('8a4a20', ['egg', 'coriander'])],
  // Rice and noodles.
  [['biryani', 'tehri'], biryani],
  [['noodles', 'pad', 'chopsuey'], noodles],
  [['rice', 'pulao', 'khichdi', 'pongal', 'bisi', 'risotto', 'puliyogare'], riceDish],
  [['sambar'], () => bowl(DIP.sambar, ['carrot', 'okra', 'curryleaf', 'coriander'])],
  // Breads.
  [['chole bhature', 'bhature'], () => on('steel', plate('poori', 'dfa450', [], [DIP.chole]))],
  [['poori', 'kachaudi'], () => on('steel', plate('poori', 'dc9c40', [], ['cf9530']))],
  [['paratha', 'thepla', 'kulcha'], () => on('steel', plate('stack', 'd9ad68', ['butter'], [DIP.curd]))],
  [['pav', 'bun'], () => plate('burger', 'c98a2e')],
  // Kebabs and dry starters; a masala of them is a curry.
  [['tikka masala', 'tikka butter'], curry],
  [
    ['tikka', 'shashlik', 'tandoori', 'skewer', 'satay', 'barbeque', 'bbq', 'soola'],
    (dish) => (dish.has('naan', 'roti', 'bread') ? bread(dish) : tikka(dish)),
  ],
  [['naan', 'roti', 'bread', 'rumali', 'sheermal', 'bhakri'], bread],
  [['tawa fish', 'fish fry', 'fish fried', 'amritsari fish', 'fish finger', 'recheado'], dry],
  [['aloo gobi', 'aloo jeera', 'jeera aloo'], sabzi],
  [
    [
      '65',
      'chilli',
      'manchurian',
      'fry',
      'fried',
      'crispy',
      'dry',
      'roast',
      'pepper',
      'varuval',
      'popcorn',
      'nugget',
      'nuggets',
      'koliwada',
      'salt',
    ],
    (dish) =>
      dish.has('gravy', 'masala', 'curry')
        ? curry(dish)
        : dish.has('bhindi', 'aloo jeera', 'jeera aloo')
          ? sabzi(dish)
          : dish.has('dal')
            ? dal(dish)
            : dry(dish),
  ],
  // Dals and curries.
  [
    ['dal makhani', 'maa dal', 'black dal', 'dal bukhara', 'kali'],
    () => bowl('54281a', ['beans', 'cream', 'butter']),
  ],
  [['dal', 'pappu', 'varan'], (dish) => dal(dish)],
  [
    ['rajma', 'chole', 'lobia'],
    (dish) => bowl(gravyOf(dish), withGarnish(['beans'], 'oil', 'onion', 'coriander')),
  ],
  [['malai kofta', 'kofta'], (dish) => bowl(gravyOf(dish, 'cf8a3c'), ['kofta', 'cream', 'coriander'])],
  [
    ['bharta', 'bhartha'],
    () => ({ ...heaped('crumbs', '7d4a24', 'peas', 'tomato', 'coriander'), ware: 'clay' }),
  ],
  [
    [
      'aloo gobi',
      'aloo jeera',
      'jeera aloo',
      'bhindi',
      'poriyal',
      'thoran',
      'sabzi',
      'bhaji',
      'kheema',
      'undhiyu',
      'aloo matar dry',
      'baingan',
    ],
    sabzi,
  ],
  [
    [
      'curry',
      'masala',
      'kadai',
      'kadhai',
      'karahi',
      'korma',
      'qorma',
      'kurma',
      'gravy',
      'makhani',
      'handi',
      'lababdar',
      'jalfrezi',
      'vindaloo',
      'kolhapuri',
      'rogan',
      'nihari',
      'stew',
      'ishtu',
      'moilee',
      'do pyaza',
      'pasanda',
      'chettinad',
      'bhuna',
      'palak',
      'sarson',
      'butter',
      'xacuti',
      'cafreal',
      'sukka',
      'mughlai',
      'navratan',
      'paneer',
      'salan',
      'kalia',
      'jhol',
      'laal',
      'achari',
      'shahi',
      'bhujia',
      'hyderabadi',
    ],
    curry,
  ],
  [['coffee'], () => drink('cup', '8a5a34', 'foam', 'steam')],
  [
    [
      'chicken',
      'mutton',
      'fish',
      'prawn',
      'egg',
      'meat',
      'crab',
      'mushroom',
      'aloo',
      'gobi',
      'matar',
      'corn',
      'veg',
      'mix',
    ],
    curry,
  ],
  [['curd'], sweetBowl('faf6ea')],
  [
    ['pickle', 'achar'],
    () => ({ ...heaped('crumbs', 'b0521a', 'chilli', 'oil'), ware: 'white', isHot: false }),
  ],
  [
    ['chutney', 'salsa', 'sauce', 'dip', 'hummus'],
    (dish) =>
      bowl(
        dish.has('coconut', 'curd')
          ? DIP.coconut
          : dish.has('mint', 'green', 'coriander')
            ? DIP.mint
            : dish.has('hummus')
              ? 'e3cd9c'
              : 'a8401a',
        ['coriander'],
        false,
      ),
  ],
];

function dal(dish: Dish): Art {
  const fill = dish.has('palak') ? '8a9a34' : dish.has('panchmel', 'mix') ? 'c98a2c' : 'dfa32a';
  return bowl(fill, dish.has('tadka', 'fry') ? ['chilli', 'oil', 'coriander'] : ['oil', 'coriander']);
}

/** By a category's words, for dishes that no rule knows. */
export const CATEGORY_RULES: readonly Rule[] = [
  [['drinks', 'drink', 'beverages', 'beverage', 'juices', 'mocktails', 'coolers', 'bar'], cooler],
  [['shakes', 'smoothies'], shake],
  [
    ['desserts', 'dessert', 'sweets', 'sweet', 'mithai'],
    (dish) => plate('scoops', flavourOf(dish, 'f7e9c6'), ['pistachio']),
  ],
  [['bakery', 'cakes', 'pastries'], (dish) => plate('cake', flavourOf(dish, '6b3a1e'), ['berry'])],
  [['starters', 'starter', 'snacks', 'appetisers', 'appetizers', 'chinese', 'grill', 'tandoor'], dry],
  [['breads', 'indian breads'], bread],
  [['soups'], () => ({ ...bowl('d3a860', ['carrot', 'coriander']), ware: 'white' })],
  [['salads'], () => plate('salad', '6f9e3a', ['tomato', 'onion'])],
  [['breakfast', 'tiffin', 'south'], () => on('leaf', plate('dosa', 'd9963c', [], dosaDips))],
];

export const anything: Make = curry;
