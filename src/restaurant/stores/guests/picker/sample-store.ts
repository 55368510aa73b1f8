import type { StoreModel } from '../../wire/store-model.ts';
import { category, dish, one, some } from './sample-dishes.ts';
import butterChickenPicture from './sample-pictures/butter-chicken.webp';
import chicken65Picture from './sample-pictures/chicken-65.webp';
import dalMakhaniPicture from './sample-pictures/dal-makhani.webp';
import garlicNaanPicture from './sample-pictures/garlic-naan.webp';
import gulabJamunPicture from './sample-pictures/gulab-jamun.webp';
import hyderabadiBiryaniPicture from './sample-pictures/hyderabadi-biryani.webp';
import mainsPicture from './sample-pictures/mains.webp';
import mangoLassiPicture from './sample-pictures/mango-lassi.webp';
import masalaChaiPicture from './sample-pictures/masala-chai.webp';
import paneerTikkaPicture from './sample-pictures/paneer-tikka.webp';
import startersPicture from './sample-pictures/starters.webp';
import sweetsPicture from './sample-pictures/sweets.webp';
import vegetableSamosaPicture from './sample-pictures/vegetable-samosa.webp';

const starters = category(
  startersPicture,
  ['Starters', 'स्टार्टर'],
  [
    dish(
      paneerTikkaPicture,
      ['Paneer tikka', 'पनीर टिक्का'],
      ['From the tandoor, with mint chutney', 'तंदूर से, पुदीने की चटनी के साथ'],
      true,
      [
        one('Portion', [
          ['Half', 160],
          ['Full', 280],
        ]),
        some('On the side', 2, [
          ['Mint chutney', 0],
          ['Pickled onions', 20],
          ['Lemon', 0],
        ]),
      ],
    ),
    dish(
      chicken65Picture,
      ['Chicken 65', 'चिकन 65'],
      ['Curry leaf, green chilli, yoghurt; crisp and red', 'करी पत्ता, हरी मिर्च, दही; कुरकुरा और लाल'],
      false,
      290,
      {
        tags: ['Spicy'],
      },
    ),
    dish(
      vegetableSamosaPicture,
      ['Vegetable samosa', 'सब्ज़ी समोसा'],
      ['Two pieces, with tamarind chutney', 'दो पीस, इमली की चटनी के साथ'],
      true,
      80,
    ),
  ],
  10,
);

const mains = category(
  mainsPicture,
  ['Mains', 'मुख्य व्यंजन'],
  [
    dish(
      dalMakhaniPicture,
      ['Dal makhani', 'दाल मखनी'],
      ['Black lentils, a night on the embers', 'रात भर अंगारों पर पकी काली दाल'],
      true,
      260,
      {
        tags: ['Bestseller'],
      },
    ),
    dish(
      butterChickenPicture,
      ['Butter chicken', 'बटर चिकन'],
      ['Tomato, cream and fenugreek', 'टमाटर, क्रीम और मेथी'],
      false,
      [
        one('Portion', [
          ['Half', 240],
          ['Full', 420],
        ]),
        one('How hot', [
          ['Mild', 0],
          ['Medium', 0],
          ['Hot', 0],
        ]),
      ],
    ),
    dish(
      hyderabadiBiryaniPicture,
      ['Hyderabadi biryani', 'हैदराबादी बिरयानी'],
      ['Sealed with dough, opened at the table', 'आटे से बंद, मेज़ पर खोली जाती है'],
      false,
      340,
    ),
    dish(garlicNaanPicture, ['Garlic naan', 'लहसुन नान'], ['Out of the clay oven', 'सीधे तंदूर से'], true, 70),
  ],
);

const sweets = category(
  sweetsPicture,
  ['Sweets and drinks', 'मिठाई और पेय'],
  [
    dish(gulabJamunPicture, ['Gulab jamun', 'गुलाब जामुन'], ['Warm, two pieces', 'गरम, दो पीस'], true, 90),
    dish(
      mangoLassiPicture,
      ['Mango lassi', 'मैंगो लस्सी'],
      ['Alphonso mango and yoghurt', 'अल्फ़ांसो आम और दही'],
      true,
      120,
      {
        discount: 15,
      },
    ),
    dish(
      masalaChaiPicture,
      ['Masala chai', 'मसाला चाय'],
      ['Ginger, cardamom, a little pepper', 'अदरक, इलायची, ज़रा-सी काली मिर्च'],
      true,
      40,
    ),
  ],
);

/** The menu that guests without a code see: it belongs to no store and takes no orders. */
export const sampleStore: StoreModel = {
  page: {
    profile: {
      _id: 'sample',
      name: '',
      slug: '',
      subscriptionMode: '',
      subscriptionStatus: '',
      subscriptionEndDate: null,
      address: { street: '', pinCode: '', city: '', state: '', country: '' },
      description: '',
      logo: null,
      legalName: '',
      gstNo: '',
      fssaiNo: '',
      currency: 'INR',
      aboutUs: '',
      menus: ['sample-menu'],
      orderConfigs: [],
      links: [],
      onlinePayment: false,
    },
    menus: [
      {
        _id: 'sample-menu',
        label: 'Menu',
        remarks: '',
        primaryColor: null,
        active: true,
        activeStartTime: null,
        activeEndTime: null,
        pureVeg: false,
        categories: [starters, mains, sweets].map((each, order) => ({ ...each, order })),
      },
    ],
    viewMode: true,
  },
  color: '00AB55',
  opening: { open: true, closesAt: null },
  revision: 0,
  timeZone: 'Asia/Kolkata',
  estimate: { fromMinutes: 20, toMinutes: 30 },
  changesAt: null,
};
