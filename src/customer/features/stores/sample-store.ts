import type { StoreModel } from '#domain/api/store-model.ts';
import { category, dish, one, some } from './sample-dishes.ts';

const starters = category(
  'Starters',
  'शुरुआत',
  [
    dish(['Paneer tikka', 'पनीर टिक्का', 'From the tandoor, with mint chutney'], true, [
      one('Portion', [
        ['Half', 160],
        ['Full', 280],
      ]),
      some('On the side', 2, [
        ['Mint chutney', 0],
        ['Pickled onions', 20],
        ['Lemon', 0],
      ]),
    ]),
    dish(['Chicken 65', 'चिकन 65', 'Curry leaf, green chilli, yoghurt; crisp and red'], false, 290, {
      tags: ['Spicy'],
    }),
    dish(['Vegetable samosa', 'सब्ज़ी समोसा', 'Two pieces, with tamarind chutney'], true, 80),
  ],
  10,
);

const mains = category('Mains', 'मुख्य व्यंजन', [
  dish(['Dal makhani', 'दाल मखनी', 'Black lentils, a night on the embers'], true, 260, {
    tags: ['Bestseller'],
  }),
  dish(['Butter chicken', 'बटर चिकन', 'Tomato, cream and fenugreek'], false, [
    one('Portion', [
      ['Half', 240],
      ['Full', 420],
    ]),
    one('How hot', [
      ['Mild', 0],
      ['Medium', 0],
      ['Hot', 0],
    ]),
  ]),
  dish(['Hyderabadi biryani', 'हैदराबादी बिरयानी', 'Sealed with dough, opened at the table'], false, 340),
  dish(['Garlic naan', 'लहसुन नान', 'Out of the clay oven'], true, 70),
]);

const sweets = category('Sweets and drinks', 'मिठाई और पेय', [
  dish(['Gulab jamun', 'गुलाब जामुन', 'Warm, two pieces'], true, 90),
  dish(['Mango lassi', 'आम लस्सी', 'Alphonso mango and yoghurt'], true, 120, { discount: 15 }),
  dish(['Masala chai', 'मसाला चाय', 'Ginger, cardamom, a little pepper'], true, 40),
]);

/** What is shown to somebody who has come without a code: a menu of no store, to look at. */
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
