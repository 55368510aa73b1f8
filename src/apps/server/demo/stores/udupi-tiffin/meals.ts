import { category, info, maybe, one, upTo, veg } from '../../dish.ts';

export const meals = category(['Rice and meals', 'चावल और भोजन'], true, [
  veg(
    ['South Indian meals', 'दक्षिण भारतीय थाली'],
    ['Rice, sambar, rasam, two palya, curd, papad, payasam', 'चावल, सांभर, रसम, दो पल्या, दही, पापड़, पायसम'],
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
    120,
    { tags: ["Chef's special"] },
  ),
  veg(
    ['Curd rice', 'दही चावल'],
    ['Cool, with mustard seed, ginger and pomegranate', 'ठंडा-ठंडा, राई, अदरक और अनार के साथ'],
    90,
  ),
  veg(
    ['Lemon rice', 'नींबू चावल'],
    ['Peanut, turmeric, curry leaf and lime', 'मूंगफली, हल्दी, करी पत्ता और नींबू'],
    95,
  ),
  veg(
    ['Ven pongal', 'वेन पोंगल'],
    ['Rice and moong dal in ghee, black pepper and cashew', 'घी में चावल और मूंग दाल, काली मिर्च और काजू'],
    90,
  ),
  veg(
    ['Puliyogare', 'पुलियोगरे'],
    ['Tamarind rice of the temple kitchens', 'मंदिरों की रसोई वाला इमली चावल'],
    100,
  ),
  veg(
    ['Upma', 'उपमा'],
    ['Roasted semolina, vegetables, ghee; with chutney', 'भुनी सूजी, सब्ज़ियाँ, घी; साथ में चटनी'],
    70,
  ),
]);

export const sweetsAndDrinks = category(['Coffee, coolers and sweets', 'कॉफ़ी, पेय और मिठाई'], true, [
  veg(
    ['Filter coffee', 'फ़िल्टर कॉफ़ी'],
    ['Peaberry and chicory, frothed by hand', 'पीबेरी और चिकोरी, हाथ से उठाया झाग'],
    [one('Cup', { Half: 25, Full: 40 }), maybe('Sugar', { Less: 0, None: 0, Jaggery: 5 })],
    { tags: ['Bestseller'] },
  ),
  veg(['Ginger tea', 'अदरक चाय'], ['Crushed to order', 'ऑर्डर पर कुटा अदरक'], 30),
  veg(
    ['Neer mor', 'नीर मोर'],
    ['Thin buttermilk with curry leaf and green chilli', 'पतली छाछ, करी पत्ते और हरी मिर्च के साथ'],
    35,
  ),
  veg(['Tender coconut', 'नारियल पानी'], ['Opened at your table', 'आपकी मेज़ पर खोला हुआ'], 70, {
    state: 'Sold Out',
  }),
  veg(
    ['Panakam', 'पानकम'],
    ['Jaggery, dry ginger, cardamom and lime, over ice', 'गुड़, सोंठ, इलायची और नींबू, बर्फ़ के साथ'],
    50,
  ),
  veg(
    ['Mysore pak', 'मैसूर पाक'],
    ['Gram flour, sugar and a great deal of ghee', 'बेसन, चीनी और ढेर सारा घी'],
    [one('Portion', { 'Two pieces': 60, '250 g': 190 })],
  ),
  veg(
    ['Kesari bath', 'केसरी बाथ'],
    ['Semolina, saffron, pineapple and cashew', 'सूजी, केसर, अनानास और काजू'],
    65,
  ),
  veg(
    ['Paal payasam', 'पाल पायसम'],
    ['Rice simmered in milk till it blushes', 'दूध में गुलाबी होने तक पका चावल'],
    80,
    { discount: 10 },
  ),
]);
