import { category, halfFull, info, meat, unmarked, veg } from '../../dish.ts';

export const dinner = category(['From the royal kitchen', 'शाही रसोई'], true, [
  meat(
    ['Laal maas', 'लाल मांस'],
    [
      'Rajasthani mutton in mathania chilli and smoke. Truly hot',
      'मथानिया मिर्च और धुएँ में राजस्थानी मटन। सचमुच तीखा',
    ],
    [halfFull(390, 640), info('Good to know', { Heat: 'Very high', Allergens: 'Milk' })],
    { tags: ['Spicy', "Chef's special"] },
  ),
  meat(
    ['Murgh zafrani', 'मुर्ग ज़ाफ़रानी'],
    ['Chicken in saffron, almond and yoghurt', 'केसर, बादाम और दही में चिकन'],
    520,
  ),
  veg(
    ['Gatte ki sabzi', 'गट्टे की सब्ज़ी'],
    ['Gram-flour dumplings in spiced yoghurt', 'मसालेदार दही में बेसन के गट्टे'],
    340,
  ),
  veg(
    ['Ker sangri', 'केर सांगरी'],
    ['Desert beans and berries with dry mango', 'रेगिस्तान की सांगरी और केर, अमचूर के साथ'],
    360,
    { state: 'Sold Out' },
  ),
  veg(['Panchmel dal', 'पंचमेल दाल'], ['Five lentils under ghee and clove', 'पाँच दालें, ऊपर घी और लौंग'], 290),
  veg(
    ['Dal baati churma', 'दाल बाटी चूरमा'],
    [
      'Baked wheat rounds broken into ghee, dal and sweet crumble',
      'गेहूँ की सिकी बाटी, घी में चूरकर, साथ में दाल और मीठा चूरमा',
    ],
    380,
    { tags: ['Bestseller'] },
  ),
  veg(
    ['Saffron pulao', 'केसरी पुलाव'],
    ['Basmati, saffron, raisins and cashew', 'बासमती, केसर, किशमिश और काजू'],
    260,
  ),
  veg(
    ['Missi roti', 'मिस्सी रोटी'],
    ['Gram flour, onion and carom from the tandoor', 'बेसन, प्याज़ और अजवाइन, सीधे तंदूर से'],
    70,
  ),
]);

export const nightcap = category(['Drinks and something sweet', 'पेय और मिठाई'], true, [
  veg(
    ['Pot of Darjeeling', 'दार्जिलिंग चाय'],
    ['Second flush, with milk and lemon apart', 'सेकंड फ़्लश, दूध और नींबू अलग से'],
    180,
  ),
  veg(
    ['Turmeric milk', 'हल्दी वाला दूध'],
    ['With black pepper and honey, before sleep', 'काली मिर्च और शहद के साथ, सोने से पहले'],
    140,
  ),
  veg(
    ['Makhania lassi', 'मखनिया लस्सी'],
    ['Jodhpur’s own: butter, saffron and cardamom', 'जोधपुर की अपनी: मक्खन, केसर और इलायची'],
    170,
  ),
  veg(
    ['Ghevar', 'घेवर'],
    ['Honeycomb disc, rabri and rose petals', 'जालीदार घेवर, रबड़ी और गुलाब की पंखुड़ियाँ'],
    220,
    { discount: 10 },
  ),
  unmarked(['Mineral water', 'मिनरल वाटर'], ['One litre, glass bottle', 'एक लीटर, काँच की बोतल'], 60, {
    taxes: [],
  }),
]);
