import { category, halfFull, info, maybe, meat, one, upTo, veg } from '../../dish.ts';
import { curry, picture, tint } from '../../picture.ts';

const richness = maybe('Finish', {
  'Spoon of white butter': 30,
  'Swirl of fresh cream': 25,
  'As it comes': 0,
});
const spice = one('Spice', { Mild: 0, Medium: 0, 'Dhaba hot': 0 });

export const vegetarianCurries = category(
  ['Vegetarian curries', 'शाकाहारी सब्ज़ियाँ'],
  picture(
    tint.lime,
    'flank',
    curry('copper', 'd9622b', 'paneer', 'cream', 'coriander'),
    curry('clay', '4f7d32', 'paneer'),
    curry('white', 'e0a93b', 'chilli'),
  ),
  [
    veg(
      ['Paneer butter masala', 'पनीर बटर मसाला'],
      [
        'Cottage cheese in slow-cooked tomato, butter and kasuri methi',
        'धीमी आँच पर पके टमाटर, बटर और कसूरी मेथी में पनीर',
      ],
      [
        picture(tint.peach, 'solo', curry('copper', 'dd6427', 'paneer', 'cream', 'coriander')),
        picture(tint.saffron, 'right', curry('white', 'dd6427', 'paneer', 'butter'), '🍅'),
        picture(tint.sand, 'right', curry('copper', 'dd6427', 'paneer', 'cream'), '🫓'),
      ],
      [halfFull(210, 340), spice, richness],
      { tags: ['Bestseller'] },
    ),
    veg(
      ['Palak paneer', 'पालक पनीर'],
      [
        'Spinach cooked quickly so it stays green, garlic and soft paneer',
        'झटपट पका पालक, ताकि हरा रहे, लहसुन और मुलायम पनीर',
      ],
      picture(tint.mint, 'solo', curry('clay', '4c7a2e', 'paneer', 'cream')),
      [halfFull(200, 320), richness],
    ),
    veg(
      ['Kadhai paneer', 'कढ़ाई पनीर'],
      [
        'Peppers and paneer tossed with crushed coriander seed and chilli',
        'शिमला मिर्च और पनीर, दरदरे धनिए और मिर्च में टॉस किए हुए',
      ],
      picture(tint.rose, 'right', curry('iron', 'b9441f', 'paneer', 'chilli', 'onion'), '🫑'),
      330,
      { tags: ['Spicy'] },
    ),
    veg(
      ['Dal makhani', 'दाल मखनी'],
      [
        'Black lentils on the embers since last night, with cream and butter',
        'कल रात से अंगारों पर पकती काली दाल, क्रीम और मक्खन के साथ',
      ],
      picture(tint.cocoa, 'solo', curry('copper', '5f2f1f', 'beans', 'cream', 'butter')),
      [halfFull(180, 290), richness, info('Contains', { Allergens: 'Milk' })],
      { tags: ['Bestseller', "Chef's special"] },
    ),
    veg(
      ['Dal tadka', 'दाल तड़का'],
      [
        'Yellow lentils under ghee, cumin, garlic and whole red chilli',
        'पीली दाल पर घी, जीरे, लहसुन और साबुत लाल मिर्च का तड़का',
      ],
      picture(tint.saffron, 'solo', curry('copper', 'e3ad36', 'chilli', 'coriander')),
      [halfFull(150, 230), richness],
    ),
    veg(
      ['Malai kofta', 'मलाई कोफ्ता'],
      [
        'Paneer and potato dumplings in a white gravy of cashew and saffron',
        'काजू और केसर की सफ़ेद ग्रेवी में पनीर-आलू के कोफ्ते',
      ],
      picture(tint.cream, 'solo', curry('white', 'e9b978', 'kofta', 'cream', 'saffron')),
      350,
      { discount: 10 },
    ),
    veg(
      ['Pindi chole', 'पिंडी छोले'],
      [
        'Dark chickpeas with tea leaf, dried pomegranate and ginger',
        'चायपत्ती, अनारदाने और अदरक वाले गहरे रंग के छोले',
      ],
      picture(tint.clay, 'right', curry('iron', '7a4520', 'beans', 'ginger', 'coriander'), '🫓'),
      240,
    ),
    veg(
      ['Aloo gobi', 'आलू गोभी'],
      [
        'Potato and cauliflower, dry, with turmeric and fresh coriander',
        'आलू-गोभी की सूखी सब्ज़ी, हल्दी और ताज़े हरे धनिए के साथ',
      ],
      picture(tint.lime, 'solo', curry('white', 'd8a637', 'potato', 'cauliflower', 'coriander')),
      230,
    ),
    veg(
      ['Bhindi do pyaza', 'भिंडी दो प्याज़ा'],
      ['Okra kept crisp, with twice the onion and dry mango powder', 'कुरकुरी भिंडी, दोगुने प्याज़ और अमचूर के साथ'],
      picture(tint.mint, 'solo', curry('clay', '8a6a2e', 'okra', 'onion')),
      250,
      { state: 'Sold Out' },
    ),
    veg(
      ['Baingan bharta', 'बैंगन का भरता'],
      [
        'Aubergine smoked whole over the fire, mashed with peas and tomato',
        'आग पर साबुत भुना बैंगन, मटर और टमाटर के साथ मसला हुआ',
      ],
      picture(tint.lilac, 'right', curry('clay', '9a5230', 'peas', 'coriander'), '🍆'),
      [one('Portion', { Regular: 240 }), spice],
    ),
    veg(
      ['Rajma masala', 'राजमा मसाला'],
      [
        'Red kidney beans from Jammu, simmered until they cream by themselves',
        'जम्मू का राजमा, धीमी आँच पर अपने-आप मलाईदार होने तक पका',
      ],
      picture(tint.rose, 'right', curry('copper', '8f3d22', 'beans', 'ginger', 'coriander'), '🍚'),
      [halfFull(150, 230), spice],
    ),
    veg(
      ['Navratan korma', 'नवरत्न कोरमा'],
      [
        'Nine vegetables and fruits in a mild gravy of cashew and yoghurt',
        'काजू और दही की हल्की ग्रेवी में नौ तरह की सब्ज़ियाँ और फल',
      ],
      picture(tint.cream, 'solo', curry('white', 'efd49a', 'peas', 'cauliflower', 'nuts')),
      310,
    ),
  ],
  { discount: 5 },
);

const cut = one('Cut', { 'On the bone': 0, Boneless: 40 });

export const meatCurries = category(
  ['Chicken, mutton and fish', 'चिकन, मटन और मछली'],
  picture(
    tint.rose,
    'flank',
    curry('copper', 'cf5424', 'chicken', 'cream', 'coriander'),
    curry('iron', '8f2f1c', 'meat'),
    '🌶️',
  ),
  [
    meat(
      ['Butter chicken', 'बटर चिकन'],
      [
        'Charred tikka in tomato, butter and honey: our kitchen since day one',
        'भुना टिक्का टमाटर, बटर और शहद में: पहले दिन से हमारी रसोई की शान',
      ],
      [
        picture(tint.peach, 'solo', curry('copper', 'e0692b', 'chicken', 'cream', 'coriander')),
        picture(tint.saffron, 'right', curry('white', 'e0692b', 'chicken', 'butter'), '🧈'),
      ],
      [
        halfFull(260, 430),
        cut,
        spice,
        upTo(2, 'Eat it with', {
          'Butter naan': 60,
          'Laccha paratha with carom seeds, from the tandoor': 70,
          'Steamed rice': 80,
        }),
        info('Good to know', { Allergens: 'Milk, cashew', Serves: 'Half 1, full 2–3' }),
      ],
      { tags: ['Bestseller'], discount: 5 },
    ),
    meat(
      ['Kadhai chicken', 'कढ़ाई चिकन'],
      [
        'Pounded spices, ginger juliennes and peppers from the iron pan',
        'कुटे मसाले, अदरक के लच्छे और शिमला मिर्च, लोहे की कढ़ाई से',
      ],
      picture(tint.rose, 'right', curry('iron', 'a83c1c', 'chicken', 'chilli', 'ginger'), '🫑'),
      [halfFull(240, 390), cut],
      { tags: ['Spicy'] },
    ),
    meat(
      ['Saag chicken', 'साग चिकन'],
      [
        'Mustard greens and spinach, slow-cooked with chicken and garlic',
        'सरसों का साग और पालक, चिकन और लहसुन के साथ धीमी आँच पर पके',
      ],
      picture(tint.mint, 'solo', curry('clay', '557a2c', 'chicken', 'butter', 'chilli')),
      370,
    ),
    meat(
      ['Rogan josh', 'रोगन जोश'],
      [
        'Kashmiri lamb in fennel, dry ginger and the red of ratan jot',
        'सौंफ, सोंठ और रतनजोत की लाली में पका कश्मीरी लैंब',
      ],
      picture(tint.blush, 'solo', curry('copper', '9c2a1a', 'meat', 'ginger', 'coriander')),
      [halfFull(300, 490), spice],
      { tags: ["Chef's special"] },
    ),
    meat(
      ['Mutton keema matar', 'मटन कीमा मटर'],
      [
        'Minced mutton with peas, bay leaf and a squeeze of lime',
        'मटर और तेजपत्ते वाला मटन कीमा, ऊपर से निचोड़ा नींबू',
      ],
      picture(tint.cocoa, 'solo', curry('clay', '7d4426', 'peas', 'onion', 'lemon')),
      410,
    ),
    meat(
      ['Nalli nihari', 'नल्ली निहारी'],
      [
        'Shank simmered overnight, marrow, ginger and lime; weekends only',
        'रात भर पकी नल्ली, उसका गूदा, अदरक और नींबू; सिर्फ़ वीकेंड पर',
      ],
      picture(tint.clay, 'right', curry('copper', '8a3c1b', 'meat', 'ginger', 'lemon'), '🍖'),
      520,
      { state: 'Weekends only' },
    ),
    meat(
      ['Goan fish curry', 'गोअन फिश करी'],
      ['Kingfish in coconut, kokum and Kashmiri chilli', 'नारियल, कोकम और कश्मीरी मिर्च में सुरमई'],
      picture(tint.sky, 'solo', curry('white', 'd9713a', 'fish', 'curryleaf', 'chilli')),
      [one('Portion', { Regular: 440 }), info('Allergens', { Contains: 'Fish, coconut' })],
    ),
    meat(
      ['Prawn malai curry', 'झींगा मलाई करी'],
      [
        'Tiger prawns in coconut milk, mustard oil and a little sugar',
        'नारियल के दूध, सरसों के तेल और ज़रा-सी चीनी में टाइगर झींगे',
      ],
      picture(tint.peach, 'right', curry('clay', 'e2a04e', 'prawn', 'coriander'), '🥥'),
      510,
      { discount: 8 },
    ),
    meat(
      ['Egg curry, dhaba style', 'ढाबा अंडा करी'],
      [
        'Fried boiled eggs in a brown onion gravy with whole spices',
        'भुने प्याज़ और खड़े मसालों की ग्रेवी में तले हुए उबले अंडे',
      ],
      picture(tint.saffron, 'solo', curry('steel', 'b5591f', 'egg', 'coriander')),
      240,
    ),
    meat(
      ['Chicken Chettinad', 'चिकन चेट्टिनाड'],
      [
        'Black pepper, star anise and roasted coconut, from the far south',
        'काली मिर्च, चक्रफूल और भुना नारियल, ठेठ दक्षिण से',
      ],
      picture(tint.clay, 'solo', curry('iron', '6f3a1c', 'chicken', 'curryleaf', 'chilli')),
      [halfFull(250, 400), cut],
      { tags: ['Spicy'] },
    ),
  ],
);
