import { category, maybe, one, oneDish, upTo, veg } from '../../dish.ts';

const roast = maybe('Roast it', { 'In ghee': 25, 'In butter': 20, 'Without oil': 0 });
const sides = upTo(2, 'Extra', {
  Sambar: 20,
  'Coconut chutney': 20,
  'Gunpowder with ghee': 25,
  'Potato palya': 30,
});

export const tiffin = category(['Idli and vada', 'इडली और वड़ा'], true, [
  veg(
    ['Idli', 'इडली'],
    [
      'Steamed rice cakes, soft as a cloud, with sambar and chutney',
      'भाप में पकी चावल की इडली, बादल-सी नरम, सांभर और चटनी के साथ',
    ],
    [one('Portion', { 'Two pieces': 50, 'Three pieces': 70 }), sides],
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Ghee podi idli', 'घी पोड़ी इडली'],
    ['Tossed in ghee and roasted-lentil gunpowder', 'घी और भुनी दाल की पोड़ी में टॉस की हुई'],
    90,
    { tags: ['Spicy'] },
  ),
  veg(['Rava idli', 'रवा इडली'], ['Semolina, cashew, mustard seed and curd', 'सूजी, काजू, राई और दही'], 80),
  veg(
    ['Medu vada', 'मेदु वड़ा'],
    [
      'Crisp outside, airy within, pepper and coconut bits',
      'बाहर कुरकुरा, अंदर हल्का, काली मिर्च और नारियल के टुकड़े',
    ],
    [one('Portion', { 'One piece': 45, 'Two pieces': 80 }), sides],
  ),
  veg(
    ['Sambar vada', 'सांभर वड़ा'],
    ['Soaked in hot sambar, finished with onion and coriander', 'गरम सांभर में डूबा, ऊपर प्याज़ और हरा धनिया'],
    85,
  ),
  veg(
    ['Dahi vada', 'दही वड़ा'],
    ['In seasoned curd, with boondi and a pinch of chilli', 'मसालेदार दही में, बूंदी और चुटकी भर मिर्च के साथ'],
    90,
    { discount: 10 },
  ),
  veg(
    ['Mysore bonda', 'मैसूर बोंडा'],
    ['Round fritters of urad, pepper and curry leaf', 'उड़द, काली मिर्च और करी पत्ते के गोल पकौड़े'],
    75,
  ),
  veg(
    ['Tiffin with coffee', 'कॉफ़ी के साथ टिफ़िन'],
    ['A plate of your choice and something hot, for less', 'मनपसंद एक प्लेट और साथ में कुछ गरम, कम दाम में'],
    [
      one('Portion', { Regular: 99 }),
      oneDish('Plate', { 'Rava idli': 0, 'Ghee podi idli': 0, 'Set dosa': 10 }),
      oneDish('Drink', { 'Filter coffee': 0, 'Ginger tea': 0 }),
    ],
    { tags: ['Bestseller'] },
  ),
]);

export const dosas = category(
  ['Dosa and uttapam', 'डोसा और उत्तपम'],
  true,
  [
    veg(
      ['Masala dosa', 'मसाला डोसा'],
      ['Crisp rice crêpe, red chutney inside, potato palya', 'चावल का कुरकुरा डोसा, अंदर लाल चटनी, आलू पल्या'],
      [one('Size', { Regular: 95, 'Long, half a metre': 160 }), roast, sides],
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Plain dosa', 'सादा डोसा'],
      ['Thin, golden, nothing to hide', 'पतला, सुनहरा, छिपाने को कुछ नहीं'],
      [one('Size', { Regular: 75 }), roast],
    ),
    veg(
      ['Mysore masala dosa', 'मैसूर मसाला डोसा'],
      ['Garlic and red chilli paste under the potato', 'आलू के नीचे लहसुन और लाल मिर्च का पेस्ट'],
      115,
      { tags: ['Spicy'] },
    ),
    veg(
      ['Rava onion dosa', 'रवा प्याज़ डोसा'],
      ['Lacy semolina, onion, cumin; ten minutes', 'जालीदार सूजी, प्याज़, जीरा; दस मिनट'],
      120,
    ),
    veg(
      ['Set dosa', 'सेट डोसा'],
      ['Three soft ones with vegetable sagu', 'तीन नरम डोसे, वेजिटेबल सागू के साथ'],
      90,
    ),
    veg(
      ['Neer dosa', 'नीर डोसा'],
      [
        'Paper-soft, of rice and water, with coconut and jaggery',
        'चावल और पानी का, कागज़-सा मुलायम, साथ में नारियल और गुड़',
      ],
      85,
      { state: 'Sold Out' },
    ),
    veg(
      ['Onion uttapam', 'प्याज़ उत्तपम'],
      ['Thick, with onion pressed into the batter', 'मोटा, ऊपर से घोल में दबाया प्याज़'],
      [one('On top', { Onion: 100, 'Tomato and onion': 110, 'Podi and ghee': 120 })],
    ),
    veg(
      ['Pesarattu', 'पेसरट्टू'],
      ['Green gram crêpe, ginger and cumin, from Andhra', 'हरी मूंग का आंध्र वाला डोसा, अदरक और जीरा'],
      105,
      { discount: 15 },
    ),
  ],
  { discount: 5 },
);
