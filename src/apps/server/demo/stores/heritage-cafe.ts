import type { DemoStore } from '../demo-store.ts';
import { category, info, inOrder, meat, one, unmarked, upTo, veg } from '../dish.ts';
import { logo } from '../pictures.ts';

const beverages = category(['Coffee and tea', 'कॉफ़ी और चाय'], true, [
  veg(
    ['Coffee house filter', 'फ़िल्टर कॉफ़ी'],
    ['As it has been poured since the first day', 'वैसी ही, जैसी पहले दिन से परोसी जा रही है'],
    [one('Cup', { Small: 60, Large: 90 })],
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Infusion', 'ब्लैक कॉफ़ी'],
    ['Black, strong, an argument in every cup', 'काली, कड़क, हर प्याले में एक बहस'],
    55,
  ),
  veg(
    ['Cold coffee with ice cream', 'आइसक्रीम वाली कोल्ड कॉफ़ी'],
    ['Tall glass, long spoon', 'लंबा गिलास, लंबा चम्मच'],
    160,
    { discount: 10 },
  ),
  veg(['Darjeeling tea', 'दार्जिलिंग चाय'], ['Pot for one, milk apart', 'एक के लिए केतली, दूध अलग'], 90),
  veg(
    ['Lemon iced tea', 'नींबू आइस टी'],
    ['Brewed, not stirred from a tin', 'पत्ती से बनी, डिब्बे से घोली नहीं'],
    120,
  ),
  veg(
    ['Gondhoraj lime soda', 'गंधराज नींबू सोडा'],
    ['The lime that smells of Bengal', 'बंगाल की महक वाला नींबू'],
    110,
  ),
]);

const snacks = category(
  ['Cutlets and snacks', 'कटलेट और नाश्ता'],
  true,
  [
    veg(
      ['Vegetable chop', 'वेजिटेबल चॉप'],
      [
        'Beetroot, peanut and coconut in a crisp coat, with kasundi',
        'कुरकुरी परत में चुकंदर, मूंगफली और नारियल, कासुंदी के साथ',
      ],
      110,
    ),
    meat(
      ['Fish fry', 'फ़िश फ़्राई'],
      ['Bhetki fillet, crumbed, onion and kasundi', 'क्रम्ब में लिपटी भेटकी फ़िले, प्याज़ और कासुंदी'],
      190,
      { tags: ['Bestseller'] },
    ),
    meat(['Chicken kabiraji', 'चिकन कबिराजी'], ['Cutlet in a lace of egg', 'अंडे की जाली में लिपटा कटलेट'], 210, {
      tags: ["Chef's special"],
    }),
    meat(
      ['Mutton cutlet', 'मटन कटलेट'],
      ['The one that the poets quarrelled over', 'वही, जिस पर कवि झगड़ पड़े थे'],
      200,
    ),
    veg(
      ['Cheese toast', 'चीज़ टोस्ट'],
      ['Under the grill until it blisters', 'बुलबुले उठने तक ग्रिल किया हुआ'],
      [
        one('Bread', { White: 120, Brown: 130 }),
        upTo(2, 'Add', { 'Green chilli': 0, Tomato: 10, 'Caramelised onion cooked down for an hour': 25 }),
      ],
    ),
    meat(
      ['Egg devil', 'एग डेविल'],
      ['Half an egg in spiced mince, fried', 'मसालेदार कीमे में आधा अंडा, तला हुआ'],
      95,
      { state: 'Sold Out' },
    ),
    veg(
      ['Finger chips', 'फ़िंगर चिप्स'],
      ['Cut thick, salted, in a paper cone', 'मोटे कटे, नमक वाले, कागज़ के कोन में'],
      70,
    ),
    veg(
      ['Kathi roll', 'काठी रोल'],
      ['Paratha, onion, lime and chilli', 'पराठा, प्याज़, नींबू और मिर्च'],
      [one('Filling', { Paneer: 140, 'Aloo dum': 110 })],
    ),
  ],
  { discount: 5 },
);

const plates = category(['Plates', 'मुख्य व्यंजन'], true, [
  meat(
    ['Kolkata biryani', 'कोलकाता बिरयानी'],
    ['With the potato, of course, and an egg', 'आलू तो होगा ही, साथ में एक अंडा'],
    [one('Meat', { Chicken: 280, Mutton: 360 }), info('With it', { Potato: 'one, golden', Egg: 'one' })],
  ),
  meat(
    ['Chicken stew', 'चिकन स्ट्यू'],
    ['Clear, peppery, with bread and butter', 'साफ़ शोरबा, काली मिर्च, साथ में ब्रेड-बटर'],
    230,
  ),
  veg(
    ['Kosha aloo with luchi', 'कोशा आलू और लूची'],
    ['Slow potato, puffed white bread', 'धीमी आँच के आलू, फूली सफ़ेद लूची'],
    150,
  ),
  veg(
    ['Hakka noodles', 'हक्का नूडल्स'],
    ['Tangra style, smoky from the wok', 'टैंगरा स्टाइल, वॉक की स्मोकी महक'],
    [one('Style', { Vegetable: 170, 'With mushroom': 195 })],
  ),
  meat(
    ['Macher jhol', 'माछेर झोल'],
    ['Rohu in turmeric and nigella, with rice', 'हल्दी और कलौंजी में रोहू, चावल के साथ'],
    260,
  ),
  veg(
    ['Chhanar dalna', 'छानार दालना'],
    ['Fresh cheese dumplings in a ginger gravy', 'अदरक की ग्रेवी में ताज़े छेने के कोफ्ते'],
    210,
  ),
]);

const bakery = category(['Cakes and sweets', 'केक और मिठाई'], true, [
  veg(['Fruit cake', 'फ़्रूट केक'], ['A slice, dark with raisins', 'किशमिश से लदी, गहरे रंग की स्लाइस'], 80),
  veg(
    ['Rum ball', 'रम बॉल'],
    ['Chocolate, crumbs and a rumour of rum', 'चॉकलेट, क्रम्ब और रम की हल्की भनक'],
    70,
    { state: 'Sold Out' },
  ),
  meat(
    ['Caramel custard', 'कैरामेल कस्टर्ड'],
    ['Trembling, bitter at the edge', 'थिरकता-सा, किनारों पर ज़रा कड़वा'],
    110,
  ),
  veg(['Mishti doi', 'मिष्टी दोई'], ['Sweet curd in a clay pot', 'मिट्टी की मटकी में मीठा दही'], 75, {
    tags: ['Bestseller'],
  }),
  veg(
    ['Nolen gur sandesh', 'नोलेन गुड़ संदेश'],
    ['Date-palm jaggery, winter only', 'खजूर का गुड़, सिर्फ़ सर्दियों में'],
    60,
    { discount: 10 },
  ),
  unmarked(
    ['Picture postcard', 'पिक्चर पोस्टकार्ड'],
    ['The old reading room, drawn by a regular', 'पुराना रीडिंग रूम, रोज़ के एक ग्राहक का बनाया चित्र'],
    40,
    { taxes: [] },
  ),
]);

/** View-only: the menu is for reading, orders are taken at the table. */
export const heritageCafe: DemoStore = {
  slug: 'heritage-cafe',
  name: 'Heritage Café',
  legalName: 'Heritage Café Co-operative (demo)',
  description: 'Coffee, cutlets and conversation under the old ceiling fans.',
  aboutUs:
    'Waiters in turbans, marble tables, and a rule that nobody is hurried. Please order with us in person.',
  address: {
    street: '15 Library Row',
    pinCode: '700073',
    city: 'Kolkata',
    state: 'West Bengal',
    country: 'India',
  },
  gstNo: '19ZZZFH0000D1ZJ',
  fssaiNo: '11926000000004',
  links: [
    { type: 'Facebook', url: 'https://facebook.example.com/heritage-cafe' },
    { type: 'Instagram', url: 'heritage.cafe.example' },
    { type: 'Location', url: 'https://maps.example.com/heritage-cafe' },
  ],
  viewOnly: true,
  primaryColor: '7a4a1f',
  logo: logo('Hot coffee'),
  tables: [],
  orderConfigs: [],
  menus: [
    {
      label: 'The card',
      remarks: 'For reading; please order at the table',
      translations: { hi: { label: 'कार्ड', description: 'पढ़ने के लिए; ऑर्डर टेबल पर दें' } },
      primaryColor: '7a4a1f',
      active: true,
      activeStartTime: null,
      activeEndTime: null,
      pureVeg: false,
      categories: inOrder([beverages, snacks, plates, bakery]),
    },
  ],
};
