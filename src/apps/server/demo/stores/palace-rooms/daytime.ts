import { category, maybe, meat, one, upTo, veg } from '../../dish.ts';

export const morning = category(['Morning tray', 'सुबह का नाश्ता'], true, [
  meat(
    ['Palace breakfast', 'पैलेस ब्रेकफ़ास्ट'],
    [
      'Eggs your way, sausages, grilled tomato, toast and juice',
      'आपकी पसंद के अंडे, सॉसेज, ग्रिल्ड टमाटर, टोस्ट और जूस',
    ],
    [
      one('Eggs', { Fried: 420, Scrambled: 420, Poached: 440 }),
      one('Juice', { Orange: 0, Watermelon: 0, 'Sweet lime': 0 }),
      upTo(2, 'Extra', {
        'Chicken sausage': 90,
        'Baked beans': 60,
        'Hash brown': 70,
        'Grilled button mushrooms with thyme and butter': 80,
      }),
    ],
    { tags: ['Bestseller'] },
  ),
  veg(['Poori bhaji', 'पूरी भाजी'], ['Four pooris, potato curry, pickle', 'चार पूरियाँ, आलू की सब्ज़ी, अचार'], 240),
  veg(
    ['Stuffed paratha', 'भरवां पराठा'],
    ['Potato, cauliflower or paneer, with curd and white butter', 'आलू, गोभी या पनीर, साथ में दही और सफ़ेद मक्खन'],
    [one('Stuffing', { Potato: 220, Cauliflower: 220, Paneer: 260 })],
  ),
  veg(['Pancakes', 'पैनकेक'], ['Three, with honey, banana and cream', 'तीन पैनकेक, शहद, केले और क्रीम के साथ'], 290, {
    discount: 10,
  }),
  veg(
    ['Bakery basket', 'बेकरी बास्केट'],
    ['Croissant, muffin, toast, butter and two preserves', 'क्रोसां, मफ़िन, टोस्ट, मक्खन और दो तरह का जैम'],
    260,
  ),
  veg(['Fruit plate', 'फलों की थाली'], ['What the market had at dawn', 'जो तड़के मंडी में मिला'], 230),
]);

export const allDay = category(
  ['All day, to your room', 'सारा दिन, आपके कमरे में'],
  true,
  [
    meat(
      ['Club sandwich', 'क्लब सैंडविच'],
      [
        'Chicken, egg, lettuce and tomato in three layers, with fries',
        'तीन परतों में चिकन, अंडा, लेट्यूस और टमाटर, साथ में फ़्राइज़',
      ],
      380,
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Paneer kathi roll', 'पनीर काठी रोल'],
      ['Charred paneer, peppers and mint in a flaky paratha', 'परतदार पराठे में भुना पनीर, शिमला मिर्च और पुदीना'],
      290,
    ),
    meat(
      ['Lamb burger', 'लैंब बर्गर'],
      ['Mint yoghurt, pickled onion, fries', 'पुदीने वाला दही, अचारी प्याज़, फ़्राइज़'],
      [
        one('Cooked', { Medium: 460, 'Well done': 460 }),
        maybe('Cheese', { Cheddar: 40, 'None, thank you': 0 }),
      ],
    ),
    veg(
      ['Pakora platter', 'पकौड़ा थाली'],
      ['Onion, spinach and paneer fritters, made for chai', 'प्याज़, पालक और पनीर के पकौड़े, चाय के पक्के साथी'],
      250,
    ),
    veg(
      ['Tomato and basil soup', 'टमाटर तुलसी शोरबा'],
      ['Slow-roasted tomatoes, a thread of cream', 'धीमी आँच पर भुने टमाटर, क्रीम की लकीर'],
      210,
    ),
    veg(
      ['Garden salad', 'गार्डन सलाद'],
      ['Leaves, cucumber, tomato, lemon dressing', 'सलाद पत्ते, खीरा, टमाटर, नींबू की ड्रेसिंग'],
      240,
      { state: 'Sold Out' },
    ),
  ],
  { discount: 5 },
);
