import { category, meat, one, upTo, veg } from '../../dish.ts';

export const biryani = category(['Biryani and rice', 'बिरयानी और चावल'], true, [
  meat(
    ['Chicken dum biryani', 'चिकन दम बिरयानी'],
    [
      'Sealed and steamed with saffron milk, mint and fried onion; with raita',
      'केसर वाले दूध, पुदीने और तले प्याज़ के साथ दम पर पकी; साथ में रायता',
    ],
    [
      one('Portion', { 'Single handi': 290, 'Family handi, serves three to four': 760 }),
      upTo(3, 'On the side', {
        'Boiled egg': 20,
        'Burani raita': 50,
        'Mirchi ka salan': 60,
        'Extra piece of chicken from the handi': 90,
      }),
    ],
    { tags: ['Bestseller'] },
  ),
  meat(
    ['Mutton biryani, Lucknow style', 'लखनवी मटन बिरयानी'],
    [
      'Long-grain rice in yakhni stock, mutton that leaves the bone, kewra',
      'यखनी में पका लंबे दाने का चावल, हड्डी छोड़ता मटन, केवड़ा',
    ],
    420,
    { tags: ["Chef's special"] },
  ),
  veg(
    ['Subz biryani', 'सब्ज़ बिरयानी'],
    [
      'Seasonal vegetables, paneer and mint between layers of basmati',
      'बासमती की परतों के बीच मौसमी सब्ज़ियाँ, पनीर और पुदीना',
    ],
    [one('Portion', { Single: 240, 'Family handi': 620 })],
  ),
  veg(
    ['Jeera rice', 'जीरा राइस'],
    ['Basmati tossed in ghee with cumin that crackles', 'घी और चटकते जीरे में टॉस किया बासमती'],
    150,
  ),
  veg(
    ['Matar pulao', 'मटर पुलाव'],
    ['Green peas, bay leaf and clove; made for dal', 'हरी मटर, तेजपत्ता और लौंग; दाल के लिए ही बना'],
    180,
  ),
  veg(
    ['Curd rice', 'दही चावल'],
    [
      'Soft rice and yoghurt under mustard seed, curry leaf and ginger',
      'नरम चावल और दही, ऊपर राई, करी पत्ता और अदरक',
    ],
    140,
  ),
  veg(
    ['Steamed basmati', 'सादा चावल'],
    ['Aged two years, cooked plain, each grain apart', 'दो साल पुराना बासमती, सादा पका, दाना-दाना अलग'],
    120,
  ),
]);
