import { category, info, maybe, meat, one, unmarked, upTo, veg } from '../../dish.ts';

const gheeOrNot = maybe('Finish', { Butter: 15, 'Desi ghee': 25, Dry: 0 });

export const breads = category(['Tandoor breads', 'तंदूरी रोटियाँ'], true, [
  veg(
    ['Tandoori roti', 'तंदूरी रोटी'],
    ['Whole wheat, slapped on the clay wall', 'साबुत गेहूँ की, तंदूर की दीवार पर सिकी'],
    [one('Portion', { Regular: 30 }), gheeOrNot],
  ),
  veg(
    ['Butter naan', 'बटर नान'],
    ['Soft, blistered and brushed twice with white butter', 'नरम, चित्तीदार, दो बार सफ़ेद मक्खन लगाया हुआ'],
    60,
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Garlic naan', 'लहसुनी नान'],
    ['Chopped garlic, coriander and a little green chilli', 'कटा लहसुन, हरा धनिया और ज़रा-सी हरी मिर्च'],
    75,
  ),
  veg(
    ['Laccha paratha', 'लच्छा पराठा'],
    ['Many thin layers that pull apart like a flower', 'ढेरों पतली परतें, जो फूल-सी खुलती जाएँ'],
    70,
  ),
  veg(
    ['Amritsari kulcha', 'अमृतसरी कुलचा'],
    [
      'Stuffed, crisp, with chole and tamarind onion on the side',
      'भरवां और कुरकुरा, साथ में छोले और इमली वाला प्याज़',
    ],
    [
      one('Stuffing', { 'Potato and pomegranate seed': 140, 'Cauliflower and ginger': 140, Paneer: 160 }),
      info('With it', { Chole: 'a small bowl', Pickle: 'mango' }),
    ],
  ),
  veg(
    ['Rumali roti', 'रूमाली रोटी'],
    ['Thin as a handkerchief, thrown in the air and folded', 'रूमाल जैसी पतली, हवा में उछालकर तह की हुई'],
    50,
  ),
  veg(
    ['Missi roti', 'मिस्सी रोटी'],
    [
      'Gram flour and wheat with onion, carom seed and green chilli',
      'बेसन और गेहूँ की, प्याज़, अजवाइन और हरी मिर्च के साथ',
    ],
    [one('Portion', { Regular: 55 }), gheeOrNot],
  ),
  meat(
    ['Keema naan', 'कीमा नान'],
    ['Filled with spiced mutton mince and fresh mint', 'मसालेदार मटन कीमे और ताज़े पुदीने से भरा'],
    180,
    { discount: 10 },
  ),
]);

export const thalis = category(['Thalis', 'थाली'], true, [
  veg(
    ['Street thali', 'स्ट्रीट थाली'],
    [
      'Two sabzi, dal, rice, bread, raita, papad and something sweet',
      'दो सब्ज़ियाँ, दाल, चावल, रोटी, रायता, पापड़ और कुछ मीठा',
    ],
    [
      one('Dal', { 'Dal tadka': 320, 'Dal makhani': 345 }),
      one('Bread', { 'Two tandoori roti': 0, 'One butter naan': 30, 'Laccha paratha': 35 }),
      upTo(
        2,
        'Sabzi',
        { 'Aloo gobi': 0, 'Pindi chole': 0, 'Paneer butter masala in place of the day’s sabzi': 50 },
        'Choose two',
      ),
      maybe('Sweet', { 'Gulab jamun': 0, 'Rice kheer': 0 }),
      info('Good to know', { Serves: 'One, hungry', Allergens: 'Milk, wheat, cashew' }),
    ],
    { tags: ['Bestseller'], discount: 12 },
  ),
  meat(
    ['Butcher’s thali', 'मांसाहारी थाली'],
    [
      'Butter chicken, keema matar, dal makhani, biryani rice and naan',
      'बटर चिकन, कीमा मटर, दाल मखनी, बिरयानी राइस और नान',
    ],
    [
      one('Bread', { 'One butter naan': 480, 'Two tandoori roti': 470 }),
      maybe('Swap the dal', { 'Yellow dal in place of dal makhani': 0 }),
    ],
  ),
  veg(
    ['Little one’s thali', 'बच्चों की थाली'],
    [
      'Mild dal, rice, a small roti with ghee, potato and a fruit',
      'कम मिर्च वाली दाल, चावल, घी लगी छोटी रोटी, आलू और एक फल',
    ],
    190,
  ),
]);

export const sides = category(
  ['Raita, papad and extras', 'रायता, पापड़ और अन्य'],
  true,
  [
    veg(
      ['Boondi raita', 'बूंदी रायता'],
      ['Cool yoghurt, gram pearls and roasted cumin', 'ठंडा दही, बेसन की बूंदी और भुना जीरा'],
      90,
    ),
    veg(
      ['Masala papad', 'मसाला पापड़'],
      ['Roasted, under onion, tomato and lime', 'भुना हुआ, ऊपर प्याज़, टमाटर और नींबू'],
      60,
    ),
    veg(
      ['Sirke wale pyaaz', 'सिरके वाले प्याज़'],
      ['Shallots in vinegar and beetroot', 'सिरके और चुकंदर में छोटे प्याज़'],
      40,
    ),
    veg(
      ['Mango pickle', 'आम का अचार'],
      ['Our own, from last summer’s green mangoes', 'हमारा अपना, पिछली गर्मियों के कच्चे आमों से'],
      30,
      { state: 'Sold Out' },
    ),
    unmarked(
      ['Cutlery and napkins', 'चम्मच और नैपकिन'],
      ['Wood and paper, for one', 'लकड़ी और कागज़ के, एक के लिए'],
      [one('For how many?', { One: 5, Two: 10, Four: 15 })],
      { taxes: [] },
    ),
  ],
  { collapsed: true },
);

/** Hidden until the festival: in the back office, but on no guest's page. */
export const navratri = category(
  ['Navratri specials', 'नवरात्रि विशेष'],
  true,
  [
    veg(
      ['Sabudana khichdi', 'साबूदाना खिचड़ी'],
      [
        'Sago pearls, peanut, green chilli and lime; no onion, no garlic',
        'साबूदाना, मूंगफली, हरी मिर्च और नींबू; बिना प्याज़-लहसुन',
      ],
      180,
    ),
    veg(
      ['Kuttu ki poori', 'कुट्टू की पूरी'],
      ['Buckwheat pooris with potato in yoghurt', 'कुट्टू की पूरियाँ, साथ में दही वाले आलू'],
      210,
    ),
    veg(
      ['Makhane ki kheer', 'मखाने की खीर'],
      ['Lotus seeds in thickened milk with cardamom', 'गाढ़े दूध में मखाने, इलायची के साथ'],
      160,
    ),
  ],
  { hidden: true },
);
