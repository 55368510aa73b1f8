import type { DemoMenu } from '../../demo-store.ts';
import { category, info, inOrder, maybe, one, unmarked, upTo, veg } from '../../dish.ts';
import { curry, drink, heap, picture, plate, tint } from '../../picture.ts';

const sugar = maybe('Sugar', { Less: 0, None: 0, Jaggery: 10 });

const hot = category(
  'Chai and coffee',
  'चाय और कॉफ़ी',
  picture(tint.clay, 'flank', drink('kulhad', 'c98b54', 'steam'), '🫖', '☕'),
  [
    veg(
      'Masala chai',
      'मसाला चाय',
      'Assam leaf, ginger, cardamom and patience',
      [
        picture(tint.clay, 'right', drink('kulhad', 'c98b54', 'steam'), '🫚'),
        picture(tint.sand, 'right', '🫖', '☕'),
      ],
      [one('Cup', { Cutting: 30, Full: 50, 'Pot for three': 130 }), sugar],
      { tags: ['Bestseller'] },
    ),
    veg(
      'Kashmiri kahwa',
      'कश्मीरी कहवा',
      'Green tea, saffron, almond and cinnamon',
      picture(tint.lime, 'solo', drink('cup', 'd8a33a', 'saffron', 'nuts')),
      110,
    ),
    veg(
      'Filter coffee',
      'फ़िल्टर कॉफ़ी',
      'Pulled between tumbler and davara till it froths',
      picture(tint.cocoa, 'solo', drink('tumbler', '8a5a34', 'foam')),
      [one('Strength', { Regular: 60, Strong: 70 }), sugar],
    ),
    veg(
      'Hot badam milk',
      'गरम बादाम दूध',
      'Almond, saffron and cardamom',
      picture(tint.saffron, 'solo', drink('mug', 'f3dc9c', 'nuts', 'saffron')),
      120,
    ),
  ],
);

const cold = category(
  'Lassi and coolers',
  'लस्सी और ठंडे पेय',
  picture(tint.sky, 'flank', drink('tall', 'f7b733', 'foam', 'mint'), '🥭', '🍋'),
  [
    veg(
      'Sweet lassi',
      'मीठी लस्सी',
      'Yoghurt churned thick, a cap of cream, crushed pistachio',
      picture(tint.cream, 'solo', drink('kulhad', 'fbf5e6', 'nuts', 'saffron')),
      [
        one('Size', { Regular: 90, 'Patiala, half a litre': 150 }),
        upTo(2, 'On top', { Malai: 20, 'Rose syrup': 10, 'Dry fruit': 30 }),
      ],
    ),
    veg(
      'Mango lassi',
      'आम की लस्सी',
      'Alphonso pulp, yoghurt and a pinch of cardamom',
      [
        picture(tint.saffron, 'right', drink('tall', 'f9b233', 'foam', 'straw'), '🥭'),
        picture(tint.peach, 'heap', '🥭'),
      ],
      130,
      { tags: ['Bestseller'] },
    ),
    veg(
      'Masala chaas',
      'मसाला छाछ',
      'Thin buttermilk, curry leaf, ginger and salt',
      picture(tint.mint, 'solo', drink('tumbler', 'f4f3e4', 'mint')),
      60,
      { discount: 10 },
    ),
    veg(
      'Fresh lime soda',
      'नींबू सोडा',
      'Squeezed now',
      picture(tint.lime, 'right', drink('tall', 'e4efb0', 'ice', 'lemon'), '🍋'),
      [one('Taste', { Sweet: 80, Salted: 80, 'Sweet and salted': 80 })],
    ),
    veg(
      'Aam panna',
      'आम पन्ना',
      'Roasted green mango, mint and black salt',
      picture(tint.lime, 'solo', drink('tall', 'b9b23c', 'ice', 'mint')),
      95,
    ),
    veg(
      'Rose milk',
      'गुलाब दूध',
      'Chilled, with basil seeds',
      picture(tint.blush, 'right', drink('tall', 'f59ab0', 'straw'), '🌹'),
      100,
      { state: 'Sold Out' },
    ),
    veg(
      'Jaljeera',
      'जलजीरा',
      'Cumin, mint, tamarind and boondi',
      picture(tint.mint, 'solo', drink('tumbler', '8fa04a', 'ice', 'mint')),
      70,
    ),
    unmarked(
      'Bottled water',
      'पानी की बोतल',
      'One litre, sealed',
      picture(tint.sky, 'solo', drink('bottle', 'cfeaf6')),
      [one('Temperature', { Chilled: 20, 'Room temperature': 20 })],
      { taxes: [] },
    ),
    unmarked('Soft drink', 'कोल्ड ड्रिंक', 'In the bottle', picture(tint.rose, 'solo', '🥤'), [
      one('Which?', { Cola: 60, Orange: 60, 'Cloudy lemon': 60 }),
    ]),
  ],
);

const sweets = category(
  'Desserts',
  'मिठाइयाँ',
  picture(
    tint.blush,
    'flank',
    curry('copper', 'b5541c', 'jamun', 'pistachio'),
    plate('leaf', 'jalebi', 'f08a1d'),
    '🍨',
  ),
  [
    veg(
      'Gulab jamun',
      'गुलाब जामुन',
      'Warm, in saffron syrup',
      [
        picture(tint.clay, 'solo', curry('copper', 'b5601c', 'jamun', 'pistachio')),
        picture(tint.blush, 'right', curry('white', 'b5601c', 'jamun', 'pistachio'), '🍨'),
      ],
      [
        one('Portion', { 'Two pieces': 90, 'Four pieces': 160 }),
        maybe('With', { 'Scoop of vanilla ice cream': 60 }),
      ],
      { tags: ['Bestseller'] },
    ),
    veg(
      'Jalebi with rabri',
      'रबड़ी जलेबी',
      'Crisp coils fried to order, thick reduced milk',
      picture(tint.saffron, 'solo', plate('leaf', 'jalebi', 'f08a1d', 'f6e6c0')),
      150,
      { tags: ["Chef's special"] },
    ),
    veg(
      'Rasmalai',
      'रसमलाई',
      'Soft cheese discs in saffron milk and pistachio',
      picture(tint.cream, 'solo', curry('white', 'f6dd8c', 'malai', 'pistachio', 'saffron')),
      140,
    ),
    veg(
      'Gajar ka halwa',
      'गाजर का हलवा',
      'Red winter carrots, ghee, milk solids and cashew',
      picture(tint.peach, 'right', heap('copper', 'd4541f', 'nuts', 'pistachio'), '🥕'),
      150,
      { state: 'Winter only' },
    ),
    veg(
      'Matka kulfi',
      'मटका कुल्फ़ी',
      'Frozen in clay, no ice crystals, no hurry',
      picture(tint.mint, 'solo', plate('white', 'kulfi', 'f2dfb0')),
      [
        one('Flavour', { Malai: 110, Pistachio: 130, Mango: 130 }),
        info('Contains', { Nuts: 'Pistachio, almond', Milk: 'Yes' }),
      ],
      { discount: 10 },
    ),
    veg(
      'Phirni',
      'फिरनी',
      'Ground rice, milk and rose water, set in a shallow bowl',
      picture(tint.blush, 'solo', curry('clay', 'f7ecd6', 'rose', 'pistachio')),
      110,
    ),
    veg(
      'Box of barfi',
      'बर्फ़ी का डिब्बा',
      'To take home: choose the kinds, we fill the box evenly',
      picture(tint.lilac, 'solo', plate('copper', 'squares', 'f1e2c4')),
      [
        one('Box', { '250 g': 260, '500 g': 500, 'One kilogram, in the wooden gift box': 1150 }),
        upTo(3, 'Kinds', {
          'Kaju katli': 0,
          Pista: 40,
          'Milk cake': 0,
          'Dark chocolate and orange peel barfi': 60,
          Coconut: 0,
        }),
        maybe('Card', { 'Handwritten card': 20, 'No card': 0 }),
        info('Keeps', { 'In the fridge': '10 days', Outside: '2 days' }),
      ],
    ),
  ],
  { discount: 8 },
);

export const drinksAndDessertsMenu: DemoMenu = {
  label: 'Drinks & desserts',
  remarks: 'All day, and late',
  primaryColor: '9d174d',
  active: true,
  activeStartTime: null,
  activeEndTime: null,
  pureVeg: true,
  categories: inOrder([hot, cold, sweets]),
};
