import type { DemoMenu } from '../../demo-store.ts';
import { category, info, inOrder, maybe, one, unmarked, upTo, veg } from '../../dish.ts';

const sugar = maybe('Sugar', { Less: 0, None: 0, Jaggery: 10 });

const hot = category(['Chai and coffee', 'चाय और कॉफ़ी'], true, [
  veg(
    ['Masala chai', 'मसाला चाय'],
    ['Assam leaf, ginger, cardamom and patience', 'असम की पत्ती, अदरक, इलायची और इत्मीनान'],
    [one('Cup', { Cutting: 30, Full: 50, 'Pot for three': 130 }), sugar],
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Kashmiri kahwa', 'कश्मीरी कहवा'],
    ['Green tea, saffron, almond and cinnamon', 'ग्रीन टी, केसर, बादाम और दालचीनी'],
    110,
  ),
  veg(
    ['Filter coffee', 'फ़िल्टर कॉफ़ी'],
    ['Pulled between tumbler and davara till it froths', 'टंबलर और दवरे के बीच झाग उठने तक उछाली हुई'],
    [one('Strength', { Regular: 60, Strong: 70 }), sugar],
  ),
  veg(['Hot badam milk', 'गरम बादाम दूध'], ['Almond, saffron and cardamom', 'बादाम, केसर और इलायची'], 120),
]);

const cold = category(['Lassi and coolers', 'लस्सी और ठंडे पेय'], true, [
  veg(
    ['Sweet lassi', 'मीठी लस्सी'],
    ['Yoghurt churned thick, a cap of cream, crushed pistachio', 'गाढ़ा मथा दही, ऊपर मलाई और कुटा पिस्ता'],
    [
      one('Size', { Regular: 90, 'Patiala, half a litre': 150 }),
      upTo(2, 'On top', { Malai: 20, 'Rose syrup': 10, 'Dry fruit': 30 }),
    ],
  ),
  veg(
    ['Mango lassi', 'मैंगो लस्सी'],
    ['Alphonso pulp, yoghurt and a pinch of cardamom', 'अल्फ़ांसो का गूदा, दही और चुटकी भर इलायची'],
    130,
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Masala chaas', 'मसाला छाछ'],
    ['Thin buttermilk, curry leaf, ginger and salt', 'पतली छाछ, करी पत्ता, अदरक और नमक'],
    60,
    { discount: 10 },
  ),
  veg(
    ['Fresh lime soda', 'नींबू सोडा'],
    ['Squeezed now', 'अभी-अभी निचोड़ा'],
    [one('Taste', { Sweet: 80, Salted: 80, 'Sweet and salted': 80 })],
  ),
  veg(
    ['Aam panna', 'आम पन्ना'],
    ['Roasted green mango, mint and black salt', 'भुना कच्चा आम, पुदीना और काला नमक'],
    95,
  ),
  veg(['Rose milk', 'गुलाब दूध'], ['Chilled, with basil seeds', 'ठंडा, सब्ज़ा के बीजों के साथ'], 100, {
    state: 'Sold Out',
  }),
  veg(['Jaljeera', 'जलजीरा'], ['Cumin, mint, tamarind and boondi', 'जीरा, पुदीना, इमली और बूंदी'], 70),
  unmarked(
    ['Bottled water', 'पानी की बोतल'],
    ['One litre, sealed', 'एक लीटर, सीलबंद'],
    [one('Temperature', { Chilled: 20, 'Room temperature': 20 })],
    { taxes: [], hsn: '22011010' },
  ),
  unmarked(
    ['Soft drink', 'कोल्ड ड्रिंक'],
    ['In the bottle', 'बोतल में'],
    [one('Which?', { Cola: 60, Orange: 60, 'Cloudy lemon': 60 })],
    { hsn: '22021010' },
  ),
]);

const sweets = category(
  ['Desserts', 'मिठाइयाँ'],
  true,
  [
    veg(
      ['Gulab jamun', 'गुलाब जामुन'],
      ['Warm, in saffron syrup', 'गरम, केसर की चाशनी में'],
      [
        one('Portion', { 'Two pieces': 90, 'Four pieces': 160 }),
        maybe('With', { 'Scoop of vanilla ice cream': 60 }),
      ],
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Jalebi with rabri', 'रबड़ी जलेबी'],
      ['Crisp coils fried to order, thick reduced milk', 'ऑर्डर पर तली कुरकुरी जलेबी, गाढ़ी रबड़ी'],
      150,
      { tags: ["Chef's special"] },
    ),
    veg(
      ['Rasmalai', 'रसमलाई'],
      ['Soft cheese discs in saffron milk and pistachio', 'केसर वाले दूध और पिस्ते में छेने की नरम टिकियाँ'],
      140,
    ),
    veg(
      ['Gajar ka halwa', 'गाजर का हलवा'],
      ['Red winter carrots, ghee, milk solids and cashew', 'सर्दियों की लाल गाजर, घी, खोया और काजू'],
      150,
      { state: 'Winter only' },
    ),
    veg(
      ['Matka kulfi', 'मटका कुल्फ़ी'],
      ['Frozen in clay, no ice crystals, no hurry', 'मटके में जमी, न बर्फ़ के कण, न कोई जल्दी'],
      [
        one('Flavour', { Malai: 110, Pistachio: 130, Mango: 130 }),
        info('Contains', { Nuts: 'Pistachio, almond', Milk: 'Yes' }),
      ],
      { discount: 10 },
    ),
    veg(
      ['Phirni', 'फिरनी'],
      ['Ground rice, milk and rose water, set in a shallow bowl', 'पिसे चावल, दूध और गुलाब जल की, सकोरे में जमी'],
      110,
    ),
    veg(
      ['Box of barfi', 'बर्फ़ी का डिब्बा'],
      [
        'To take home: choose the kinds, we fill the box evenly',
        'घर ले जाने के लिए: किस्में आप चुनें, डिब्बा हम बराबर भरेंगे',
      ],
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
      { hsn: '21069099' },
    ),
  ],
  { discount: 8 },
);

export const drinksAndDessertsMenu: DemoMenu = {
  label: 'Drinks & desserts',
  remarks: 'All day, and late',
  translations: { hi: { label: 'पेय और मीठा', description: 'दिनभर, और देर रात भी' } },
  primaryColor: '9d174d',
  active: true,
  activeStartTime: null,
  activeEndTime: null,
  pureVeg: true,
  categories: inOrder([hot, cold, sweets]),
};
