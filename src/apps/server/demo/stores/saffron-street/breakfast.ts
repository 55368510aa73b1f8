import type { DemoMenu } from '../../demo-store.ts';
import { category, info, inOrder, maybe, meat, one, upTo, veg } from '../../dish.ts';

const withParatha = upTo(2, 'With it', {
  'White butter': 30,
  'Bowl of fresh curd': 40,
  'Mango pickle': 0,
  'Green chilli and ginger pickle made in the house': 15,
});

const parathas = category(['Parathas and pooris', 'पराठे और पूरियाँ'], true, [
  veg(
    ['Aloo paratha', 'आलू पराठा'],
    ['Potato, green chilli and coriander, roasted in ghee', 'आलू, हरी मिर्च और धनिया, घी में सिका'],
    [one('Portion', { 'One paratha': 90, 'Two parathas': 160 }), withParatha],
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Gobi paratha', 'गोभी पराठा'],
    ['Grated cauliflower, ginger and carom seed', 'कद्दूकस की हुई गोभी, अदरक और अजवाइन'],
    [one('Portion', { 'One paratha': 100, 'Two parathas': 180 }), withParatha],
  ),
  veg(
    ['Paneer paratha', 'पनीर पराठा'],
    ['Crumbled paneer, mint and roasted cumin', 'मसला हुआ पनीर, पुदीना और भुना जीरा'],
    [one('Portion', { 'One paratha': 120, 'Two parathas': 220 }), withParatha],
    { discount: 10 },
  ),
  veg(
    ['Chole bhature', 'छोले भटूरे'],
    [
      'Two balloons of bread, dark chickpeas, pickled carrot and onion',
      'दो फूले-फूले भटूरे, गहरे रंग के छोले, गाजर का अचार और प्याज़',
    ],
    [
      one('Portion', { 'Two bhature': 180, 'One bhatura': 110 }),
      maybe('Extra', { 'One more bhatura': 60, 'More chole': 70 }),
      info('Allergens', { Contains: 'Wheat, milk' }),
    ],
    { tags: ['Bestseller', 'Spicy'] },
  ),
  veg(
    ['Bedmi poori aloo', 'बेड़मी पूरी आलू'],
    [
      'Lentil pooris with thin, fiery potato curry, as in old Delhi',
      'दाल की पूरियाँ, आलू की पतली, तीखी सब्ज़ी, पुरानी दिल्ली जैसी',
    ],
    140,
    { tags: ['Spicy'] },
  ),
]);

const lighter = category(
  ['Lighter plates and eggs', 'हल्का नाश्ता और अंडे'],
  true,
  [
    veg(
      ['Kanda poha', 'कांदा पोहा'],
      ['Flattened rice, onion, peanut, turmeric and lime', 'पोहा, प्याज़, मूंगफली, हल्दी और नींबू'],
      90,
    ),
    veg(
      ['Moong dal chilla', 'मूंग दाल चीला'],
      [
        'Thin lentil pancakes with a paneer filling and mint chutney',
        'दाल के पतले चीले, पनीर भरे, साथ में पुदीने की चटनी',
      ],
      130,
    ),
    veg(
      ['Dalia with jaggery', 'गुड़ वाला दलिया'],
      ['Broken wheat in milk, jaggery, almond and banana', 'दूध में दलिया, गुड़, बादाम और केला'],
      [
        one('Bowl', { Small: 90, Large: 130 }),
        upTo(3, 'On top', { Banana: 15, Almonds: 25, Raisins: 15, Honey: 0 }),
      ],
    ),
    veg(
      ['Bun maska', 'बन मस्का'],
      ['Soft bun, far too much butter; ask for chai', 'नरम बन, हद से ज़्यादा मक्खन; साथ में चाय माँगिए'],
      70,
      { state: 'Sold Out' },
    ),
    meat(
      ['Masala omelette', 'मसाला ऑमलेट'],
      ['Onion, tomato and green chilli; with buttered toast', 'प्याज़, टमाटर और हरी मिर्च; साथ में मक्खन लगा टोस्ट'],
      [one('Eggs', { Two: 110, Three: 140 }), maybe('Make it', { 'Egg white only': 20, 'With cheese': 35 })],
    ),
    meat(
      ['Anda bhurji pav', 'अंडा भुर्जी पाव'],
      [
        'Eggs scrambled with chilli and coriander, two buttered buns',
        'मिर्च और धनिए वाली अंडे की भुर्जी, मक्खन लगे दो पाव',
      ],
      150,
    ),
    veg(
      ['Breakfast chai', 'नाश्ते की चाय'],
      ['Ginger, cardamom, strong and milky, in a clay cup', 'अदरक-इलायची की कड़क, दूध वाली चाय, कुल्हड़ में'],
      [one('Cup', { Cutting: 25, Full: 40 }), maybe('Sugar', { Less: 0, None: 0, Jaggery: 5 })],
    ),
  ],
  { discount: 5 },
);

export const breakfastMenu: DemoMenu = {
  label: 'Breakfast',
  remarks: 'Served from 7 to 11 in the morning',
  translations: { hi: { label: 'नाश्ता', description: 'सुबह 7 से 11 बजे तक' } },
  primaryColor: 'b45309',
  active: true,
  activeStartTime: '07:00',
  activeEndTime: '11:00',
  pureVeg: false,
  categories: inOrder([parathas, lighter]),
};
