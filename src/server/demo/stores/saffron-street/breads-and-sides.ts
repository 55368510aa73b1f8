import { category, info, maybe, meat, one, unmarked, upTo, veg } from '../../dish.ts';
import { curry, dip, heap, picture, plate, tint } from '../../picture.ts';

const gheeOrNot = maybe('Finish', { Butter: 15, 'Desi ghee': 25, Dry: 0 });

export const breads = category(
  ['Tandoor breads', 'तंदूरी रोटियाँ'],
  picture(tint.sand, 'flank', plate('copper', 'stack', 'e9c184', dip.makhani), '🫓', '🧈'),
  [
    veg(
      ['Tandoori roti', 'तंदूरी रोटी'],
      ['Whole wheat, slapped on the clay wall', 'साबुत गेहूँ की, तंदूर की दीवार पर सिकी'],
      picture(tint.sand, 'solo', plate('steel', 'disc', 'd9b077')),
      [one('Portion', { Regular: 30 }), gheeOrNot],
    ),
    veg(
      ['Butter naan', 'बटर नान'],
      ['Soft, blistered and brushed twice with white butter', 'नरम, चित्तीदार, दो बार सफ़ेद मक्खन लगाया हुआ'],
      picture(tint.saffron, 'right', '🫓', '🧈'),
      60,
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Garlic naan', 'लहसुनी नान'],
      ['Chopped garlic, coriander and a little green chilli', 'कटा लहसुन, हरा धनिया और ज़रा-सी हरी मिर्च'],
      picture(tint.lime, 'right', '🫓', '🧄'),
      75,
    ),
    veg(
      ['Laccha paratha', 'लच्छा पराठा'],
      ['Many thin layers that pull apart like a flower', 'ढेरों पतली परतें, जो फूल-सी खुलती जाएँ'],
      picture(tint.peach, 'solo', plate('copper', 'stack', 'd9a45c')),
      70,
    ),
    veg(
      ['Amritsari kulcha', 'अमृतसरी कुलचा'],
      [
        'Stuffed, crisp, with chole and tamarind onion on the side',
        'भरवां और कुरकुरा, साथ में छोले और इमली वाला प्याज़',
      ],
      picture(tint.clay, 'solo', plate('steel', 'disc', 'e0ae62', dip.pickle, dip.tamarind)),
      [
        one('Stuffing', { 'Potato and pomegranate seed': 140, 'Cauliflower and ginger': 140, Paneer: 160 }),
        info('With it', { Chole: 'a small bowl', Pickle: 'mango' }),
      ],
    ),
    veg(
      ['Rumali roti', 'रूमाली रोटी'],
      ['Thin as a handkerchief, thrown in the air and folded', 'रूमाल जैसी पतली, हवा में उछालकर तह की हुई'],
      picture(tint.blush, 'solo', plate('white', 'disc', 'f3dfb8')),
      50,
    ),
    veg(
      ['Missi roti', 'मिस्सी रोटी'],
      [
        'Gram flour and wheat with onion, carom seed and green chilli',
        'बेसन और गेहूँ की, प्याज़, अजवाइन और हरी मिर्च के साथ',
      ],
      picture(tint.lime, 'right', plate('copper', 'disc', 'd6a23f'), '🧈'),
      [one('Portion', { Regular: 55 }), gheeOrNot],
    ),
    meat(
      ['Keema naan', 'कीमा नान'],
      ['Filled with spiced mutton mince and fresh mint', 'मसालेदार मटन कीमे और ताज़े पुदीने से भरा'],
      picture(tint.cocoa, 'right', '🫓', '🌿'),
      180,
      { discount: 10 },
    ),
  ],
);

export const thalis = category(
  ['Thalis', 'थाली'],
  picture(
    tint.peach,
    'flank',
    heap('steel', 'f3e7cb', 'saffron'),
    curry('copper', 'd9622b', 'paneer', 'coriander'),
    curry('copper', 'e3ad36', 'chilli'),
  ),
  [
    veg(
      ['Street thali', 'स्ट्रीट थाली'],
      [
        'Two sabzi, dal, rice, bread, raita, papad and something sweet',
        'दो सब्ज़ियाँ, दाल, चावल, रोटी, रायता, पापड़ और कुछ मीठा',
      ],
      picture(
        tint.peach,
        'flank',
        '🍛',
        curry('copper', 'e3ad36', 'coriander'),
        curry('copper', '5a8a35', 'paneer'),
      ),
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
      picture(
        tint.rose,
        'flank',
        heap('copper', 'eab84a', 'chicken'),
        curry('copper', 'e0692b', 'chicken', 'cream'),
        curry('iron', '7d4426', 'peas'),
      ),
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
      picture(tint.sky, 'flank', '🍚', '🍌', curry('white', 'e8bd55', 'butter')),
      190,
    ),
  ],
);

export const sides = category(
  ['Raita, papad and extras', 'रायता, पापड़ और अन्य'],
  picture(
    tint.sky,
    'flank',
    curry('white', 'f8f4e8', 'boondi', 'mint'),
    plate('leaf', 'papad', 'e6c176'),
    '🌶️',
  ),
  [
    veg(
      ['Boondi raita', 'बूंदी रायता'],
      ['Cool yoghurt, gram pearls and roasted cumin', 'ठंडा दही, बेसन की बूंदी और भुना जीरा'],
      picture(tint.sky, 'solo', curry('white', 'f8f4e8', 'boondi', 'mint')),
      90,
    ),
    veg(
      ['Masala papad', 'मसाला पापड़'],
      ['Roasted, under onion, tomato and lime', 'भुना हुआ, ऊपर प्याज़, टमाटर और नींबू'],
      picture(tint.sand, 'solo', plate('white', 'papad', 'e3b866')),
      60,
    ),
    veg(
      ['Sirke wale pyaaz', 'सिरके वाले प्याज़'],
      ['Shallots in vinegar and beetroot', 'सिरके और चुकंदर में छोटे प्याज़'],
      picture(tint.blush, 'solo', curry('white', 'b8324e', 'onion', 'rose', 'chilli')),
      40,
    ),
    veg(
      ['Mango pickle', 'आम का अचार'],
      ['Our own, from last summer’s green mangoes', 'हमारा अपना, पिछली गर्मियों के कच्चे आमों से'],
      picture(tint.lime, 'right', curry('clay', 'c47a1c', 'chilli'), '🥭'),
      30,
      { state: 'Sold Out' },
    ),
    unmarked(
      ['Cutlery and napkins', 'चम्मच और नैपकिन'],
      ['Wood and paper, for one', 'लकड़ी और कागज़ के, एक के लिए'],
      picture(tint.cream, 'solo', '🍽️'),
      [one('For how many?', { One: 5, Two: 10, Four: 15 })],
      { taxes: [] },
    ),
  ],
  { collapsed: true },
);

/** Hidden until the festival: stays in the back office, is on no customer's page. */
export const navratri = category(
  ['Navratri specials', 'नवरात्रि विशेष'],
  picture(tint.blush, 'flank', heap('leaf', 'f2e6c6', 'nuts', 'coriander'), '🪔', '🌺'),
  [
    veg(
      ['Sabudana khichdi', 'साबूदाना खिचड़ी'],
      [
        'Sago pearls, peanut, green chilli and lime; no onion, no garlic',
        'साबूदाना, मूंगफली, हरी मिर्च और नींबू; बिना प्याज़-लहसुन',
      ],
      picture(tint.cream, 'solo', heap('leaf', 'f3ecd8', 'nuts', 'coriander')),
      180,
    ),
    veg(
      ['Kuttu ki poori', 'कुट्टू की पूरी'],
      ['Buckwheat pooris with potato in yoghurt', 'कुट्टू की पूरियाँ, साथ में दही वाले आलू'],
      picture(tint.cocoa, 'solo', plate('leaf', 'poori', 'a9793f', dip.curd)),
      210,
    ),
    veg(
      ['Makhane ki kheer', 'मखाने की खीर'],
      ['Lotus seeds in thickened milk with cardamom', 'गाढ़े दूध में मखाने, इलायची के साथ'],
      picture(tint.blush, 'solo', curry('clay', 'f5ead2', 'nuts', 'saffron')),
      160,
    ),
  ],
  { hidden: true },
);
