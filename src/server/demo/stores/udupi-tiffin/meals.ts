import { category, info, maybe, one, upTo, veg } from '../../dish.ts';
import { curry, drink, heap, picture, plate, tint } from '../../picture.ts';

export const meals = category(
  ['Rice and meals', 'चावल और भोजन'],
  picture(
    tint.lime,
    'flank',
    heap('leaf', 'f4edda', 'curryleaf'),
    curry('copper', 'c9742c', 'curryleaf'),
    curry('copper', 'e8c14a', 'chilli'),
  ),
  [
    veg(
      ['South Indian meals', 'दक्षिण भारतीय थाली'],
      ['Rice, sambar, rasam, two palya, curd, papad, payasam', 'चावल, सांभर, रसम, दो पल्या, दही, पापड़, पायसम'],
      picture(
        tint.lime,
        'flank',
        heap('leaf', 'f6f0e0', 'butter'),
        curry('copper', 'c9742c'),
        curry('copper', '8a9a3c', 'peas'),
      ),
      [
        one('Rice', { 'White rice': 160, 'Red rice': 175 }),
        upTo(2, 'Extra', {
          'Ghee, two spoons': 20,
          Papad: 15,
          'One more payasam': 40,
          'Gongura pickle from Guntur, extra hot': 20,
        }),
        info('Good to know', { Served: '12 to 3', Refill: 'Rice and sambar, as often as you like' }),
      ],
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Bisi bele bath', 'बिसी बेले भात'],
      [
        'Rice, lentils and vegetables in a roasted spice, with boondi',
        'भुने मसाले में चावल, दाल और सब्ज़ियाँ, साथ में बूंदी',
      ],
      picture(tint.clay, 'solo', heap('copper', 'c9812f', 'boondi', 'nuts', 'curryleaf')),
      120,
      { tags: ["Chef's special"] },
    ),
    veg(
      ['Curd rice', 'दही चावल'],
      ['Cool, with mustard seed, ginger and pomegranate', 'ठंडा-ठंडा, राई, अदरक और अनार के साथ'],
      picture(tint.sky, 'solo', heap('white', 'fbf8f0', 'curryleaf', 'rose')),
      90,
    ),
    veg(
      ['Lemon rice', 'नींबू चावल'],
      ['Peanut, turmeric, curry leaf and lime', 'मूंगफली, हल्दी, करी पत्ता और नींबू'],
      picture(tint.lime, 'right', heap('leaf', 'f1d34f', 'nuts', 'curryleaf'), '🍋'),
      95,
    ),
    veg(
      ['Ven pongal', 'वेन पोंगल'],
      ['Rice and moong dal in ghee, black pepper and cashew', 'घी में चावल और मूंग दाल, काली मिर्च और काजू'],
      picture(tint.cream, 'solo', heap('leaf', 'efdf9c', 'nuts', 'curryleaf', 'butter')),
      90,
    ),
    veg(
      ['Puliyogare', 'पुलियोगरे'],
      ['Tamarind rice of the temple kitchens', 'मंदिरों की रसोई वाला इमली चावल'],
      picture(tint.sand, 'solo', heap('clay', 'b9772f', 'nuts', 'chilli')),
      100,
    ),
    veg(
      ['Upma', 'उपमा'],
      ['Roasted semolina, vegetables, ghee; with chutney', 'भुनी सूजी, सब्ज़ियाँ, घी; साथ में चटनी'],
      picture(tint.peach, 'solo', heap('steel', 'f0dca0', 'peas', 'curryleaf', 'nuts')),
      70,
    ),
  ],
);

export const sweetsAndDrinks = category(
  ['Coffee, coolers and sweets', 'कॉफ़ी, पेय और मिठाई'],
  picture(
    tint.cocoa,
    'flank',
    drink('tumbler', '8a5a34', 'foam'),
    plate('copper', 'squares', 'e2a94a'),
    '🥥',
  ),
  [
    veg(
      ['Filter coffee', 'फ़िल्टर कॉफ़ी'],
      ['Peaberry and chicory, frothed by hand', 'पीबेरी और चिकोरी, हाथ से उठाया झाग'],
      picture(tint.cocoa, 'solo', drink('tumbler', '8a5a34', 'foam', 'steam')),
      [one('Cup', { Half: 25, Full: 40 }), maybe('Sugar', { Less: 0, None: 0, Jaggery: 5 })],
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Ginger tea', 'अदरक चाय'],
      ['Crushed to order', 'ऑर्डर पर कुटा अदरक'],
      picture(tint.clay, 'right', drink('cup', 'c98b54', 'steam'), '🫚'),
      30,
    ),
    veg(
      ['Neer mor', 'नीर मोर'],
      ['Thin buttermilk with curry leaf and green chilli', 'पतली छाछ, करी पत्ते और हरी मिर्च के साथ'],
      picture(tint.mint, 'solo', drink('tumbler', 'f4f3e4', 'mint')),
      35,
    ),
    veg(
      ['Tender coconut', 'नारियल पानी'],
      ['Opened at your table', 'आपकी मेज़ पर खोला हुआ'],
      picture(tint.lime, 'right', '🥥', '🧊'),
      70,
      { state: 'Sold Out' },
    ),
    veg(
      ['Panakam', 'पानकम'],
      ['Jaggery, dry ginger, cardamom and lime, over ice', 'गुड़, सोंठ, इलायची और नींबू, बर्फ़ के साथ'],
      picture(tint.saffron, 'solo', drink('tall', 'b9702c', 'ice', 'lemon')),
      50,
    ),
    veg(
      ['Mysore pak', 'मैसूर पाक'],
      ['Gram flour, sugar and a great deal of ghee', 'बेसन, चीनी और ढेर सारा घी'],
      picture(tint.saffron, 'solo', plate('copper', 'squares', 'e2a94a')),
      [one('Portion', { 'Two pieces': 60, '250 g': 190 })],
    ),
    veg(
      ['Kesari bath', 'केसरी बाथ'],
      ['Semolina, saffron, pineapple and cashew', 'सूजी, केसर, अनानास और काजू'],
      picture(tint.peach, 'right', heap('leaf', 'f2922c', 'nuts'), '🍍'),
      65,
    ),
    veg(
      ['Paal payasam', 'पाल पायसम'],
      ['Rice simmered in milk till it blushes', 'दूध में गुलाबी होने तक पका चावल'],
      picture(tint.blush, 'solo', curry('copper', 'f7e3cf', 'nuts', 'saffron')),
      80,
      { discount: 10 },
    ),
  ],
);
