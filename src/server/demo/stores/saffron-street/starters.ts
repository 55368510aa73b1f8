import { category, halfFull, info, maybe, meat, one, upTo, veg } from '../../dish.ts';
import { curry, dip, heap, picture, plate, tint } from '../../picture.ts';

const heat = one('How hot?', { Mild: 0, Medium: 0, 'As it should be': 0 });
const chutneys = upTo(2, 'Add to it', {
  'Mint and coriander chutney': 20,
  'Smoked tomato and Kashmiri chilli chutney, house jar': 30,
  'Pickled onion rings': 15,
  'Extra lemon and chaat masala': 0,
});

export const starters = category(
  ['Starters', 'स्टार्टर'],
  picture(
    tint.saffron,
    'flank',
    plate('copper', 'samosa', 'd99a45', dip.mint, dip.tamarind),
    heap('white', 'e2b05c', 'onion', 'coriander'),
    '🥗',
  ),
  [
    veg(
      ['Paneer momos', 'पनीर मोमो'],
      [
        'Steamed by the dozen, with a smoky tomato and chilli chutney',
        'दर्जन के हिसाब से भाप में पके, साथ में टमाटर-मिर्च की स्मोकी चटनी',
      ],
      [picture(tint.saffron, 'heap', '🥟'), picture(tint.peach, 'right', '🥟', '🌶️')],
      [
        one('Cooking', { Steamed: 220, 'Pan-fried': 240, 'Tandoori, in spiced yoghurt': 270 }),
        upTo(2, 'Dips', { 'Tomato and chilli': 0, 'Garlic mayonnaise': 25, 'Peanut and sesame': 30 }),
      ],
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Samosa chaat', 'समोसा चाट'],
      [
        'Two samosas broken over chickpeas, sweet yoghurt, tamarind and sev',
        'छोलों पर तोड़े दो समोसे, मीठा दही, इमली और सेव',
      ],
      picture(tint.peach, 'solo', plate('leaf', 'samosa', 'd9974a', dip.tamarind, dip.curd)),
      160,
    ),
    veg(
      ['Hara bhara kebab', 'हरा भरा कबाब'],
      [
        'Spinach, peas and potato patties with a melting cashew heart',
        'पालक, मटर और आलू की टिक्की, बीच में मुँह में घुलता काजू',
      ],
      picture(tint.mint, 'right', plate('clay', 'patties', '6f8f3a', dip.mint), '🫛'),
      [one('Portion', { 'Four pieces': 210, 'Six pieces': 295 }), info('Contains', { Nuts: 'Cashew' })],
    ),
    veg(
      ['Dahi ke sholay', 'दही के शोले'],
      [
        'Crisp bread rolls filled with hung curd, ginger and green chilli',
        'कुरकुरे ब्रेड रोल, अंदर हंग कर्ड, अदरक और हरी मिर्च',
      ],
      picture(tint.blush, 'solo', plate('white', 'kebabs', 'd89a4e', dip.tomato)),
      240,
      { discount: 5 },
    ),
    veg(
      ['Papdi chaat', 'पापड़ी चाट'],
      [
        'Wheat crisps, potato, pomegranate, cool yoghurt and two chutneys',
        'गेहूँ की पापड़ी, आलू, अनार, ठंडा दही और दो चटनियाँ',
      ],
      picture(tint.cream, 'right', heap('leaf', 'ecd7a4', 'boondi', 'coriander', 'rose'), '🥔'),
      150,
    ),
    veg(
      ['Kachumber salad', 'कचूमर सलाद'],
      ['Cucumber, onion, tomato, lime and roasted cumin', 'खीरा, प्याज़, टमाटर, नींबू और भुना जीरा'],
      picture(tint.mint, 'right', '🥗', '🥒'),
      130,
    ),
    veg(
      ['Gobi pakora', 'गोभी पकौड़ा'],
      [
        'Cauliflower in carom-seed batter, fried to order for rainy evenings',
        'अजवाइन वाले घोल में लिपटी गोभी, बारिश की शामों के लिए ऑर्डर पर तली',
      ],
      picture(tint.sand, 'solo', plate('leaf', 'pakora', 'd99b3f', dip.mint)),
      [one('Portion', { Regular: 170 }), maybe('Make it a combo', { 'With a kulhad of masala chai': 45 })],
    ),
    meat(
      ['Chicken 65', 'चिकन 65'],
      ['Curry leaf, green chilli, yoghurt; crisp and red', 'करी पत्ता, हरी मिर्च, दही; कुरकुरा और लाल'],
      [
        picture(tint.rose, 'right', '🍗', '🌶️'),
        picture(tint.peach, 'solo', plate('iron', 'pakora', 'c2431f', dip.mint)),
      ],
      [one('Portion', { 'Full, ten pieces': 290, 'Half, five pieces': 160 }), heat, chutneys],
      { tags: ['Spicy', 'Bestseller'] },
    ),
    meat(
      ['Koliwada prawns', 'कोलीवाड़ा झींगा'],
      ['Crisp, in chickpea flour and Kashmiri chilli', 'कुरकुरा, बेसन और कश्मीरी मिर्च में लिपटा'],
      picture(tint.clay, 'heap', '🍤'),
      430,
    ),
    meat(
      ['Amritsari machhi', 'अमृतसरी मच्छी'],
      [
        'River sole in ajwain batter, fried twice, with lemon and radish',
        'अजवाइन वाले घोल में रिवर सोल, दो बार तली, साथ में नींबू और मूली',
      ],
      picture(tint.sky, 'right', plate('white', 'pakora', 'cf7f2f', dip.mint), '🍋'),
      [one('Portion', { 'Six pieces': 360, 'Ten pieces': 540 }), chutneys],
      { state: 'Sold Out' },
    ),
  ],
  { discount: 10 },
);

export const tandoor = category(
  ['From the tandoor', 'तंदूर से'],
  picture(tint.peach, 'flank', plate('iron', 'skewers', 'd9682a', dip.mint), '🍗', '🔥'),
  [
    veg(
      ['Paneer tikka', 'पनीर टिक्का'],
      [
        'Cottage cheese, peppers and onion, charred in mustard and yoghurt',
        'पनीर, शिमला मिर्च और प्याज़, सरसों-दही लगाकर तेज़ आँच पर भुने',
      ],
      [
        picture(tint.saffron, 'solo', plate('iron', 'skewers', 'e08a35', dip.mint)),
        picture(tint.mint, 'right', plate('white', 'skewers', 'e08a35'), '🫑'),
      ],
      [halfFull(190, 330), heat, chutneys],
      { tags: ["Chef's special"] },
    ),
    veg(
      ['Tandoori phool', 'तंदूरी फूल'],
      [
        'Whole cauliflower, slow-roasted with pickling spices and cream',
        'साबुत गोभी, अचारी मसालों और क्रीम के साथ धीमी आँच पर भुनी',
      ],
      picture(tint.lime, 'solo', curry('iron', 'd08a3c', 'cauliflower', 'coriander', 'cream')),
      280,
    ),
    veg(
      ['Malai broccoli', 'मलाई ब्रोकली'],
      [
        'Florets in cheese, cardamom and white pepper, kissed by the fire',
        'चीज़, इलायची और सफ़ेद मिर्च में ब्रोकली, आँच पर हल्की-सी सिकी',
      ],
      picture(tint.mint, 'heap', '🥦'),
      310,
      { discount: 15 },
    ),
    veg(
      ['Bharwan mushroom', 'भरवां मशरूम'],
      ['Button mushrooms stuffed with khoya and walnut', 'खोए और अखरोट से भरे बटन मशरूम'],
      picture(tint.blush, 'solo', plate('clay', 'patties', 'b98a5c', dip.curd)),
      290,
      { state: 'Back tomorrow' },
    ),
    meat(
      ['Tandoori chicken', 'तंदूरी चिकन'],
      [
        'On the bone, a night in red chilli yoghurt, then the clay oven',
        'हड्डी वाला, रात भर लाल मिर्च वाले दही में, फिर सीधे तंदूर में',
      ],
      [picture(tint.peach, 'heap', '🍗'), picture(tint.rose, 'behind', '🍗', '🔥')],
      [
        one(
          'Portion',
          { 'Half, four pieces': 310, 'Full, eight pieces': 560 },
          'Cooked to order: 25 minutes',
        ),
        upTo(3, 'With it', {
          'Rumali roti': 40,
          'Laccha onion with green chilli': 0,
          'Mint and coriander chutney': 20,
          'Half plate of steamed basmati rice with ghee': 90,
        }),
        info('Good to know', { Allergens: 'Milk, mustard', Serves: 'Half 1–2, full 3–4' }),
      ],
      { tags: ['Bestseller'] },
    ),
    meat(
      ['Murgh malai tikka', 'मुर्ग मलाई टिक्का'],
      [
        'Chicken thigh in cream, cheese and green cardamom; gentle and smoky',
        'क्रीम, चीज़ और हरी इलायची में चिकन थाई; हल्का और स्मोकी',
      ],
      picture(tint.cream, 'solo', plate('white', 'skewers', 'ecd2a0', dip.mint)),
      [halfFull(220, 390), chutneys],
    ),
    meat(
      ['Mutton seekh kebab', 'मटन सीख कबाब'],
      [
        'Hand-chopped mutton, green chilli and mace on the skewer',
        'हाथ से कटा मटन, हरी मिर्च और जावित्री, सीख पर',
      ],
      picture(tint.clay, 'solo', plate('copper', 'kebabs', '8a4b2c', dip.mint)),
      [one('Portion', { 'Two skewers': 320, 'Four skewers': 590 }), heat],
      { tags: ['Spicy'] },
    ),
    meat(
      ['Tandoori pomfret', 'तंदूरी पॉम्फ्रेट'],
      [
        'Whole pomfret, lemon, ajwain and smoked chilli. Weighed each morning',
        'साबुत पॉम्फ्रेट, नींबू, अजवाइन और स्मोक्ड मिर्च। रोज़ सुबह तौली हुई',
      ],
      picture(tint.sky, 'right', plate('white', 'fish', 'd97a35'), '🍋'),
      [
        one('Size', { 'Medium, about 350 g': 620, 'Large, about 500 g': 840 }),
        info('Allergens', { Contains: 'Fish, milk, mustard' }),
      ],
      { state: 'Sold Out', tags: ["Chef's special"] },
    ),
  ],
);
