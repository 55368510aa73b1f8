import { CONFIRMED } from '#ordering/orders/rules/order.ts';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';
import type { DemoStore } from '../../demo-store.ts';
import { flat, inOrder, orderType, percent } from '../../dish.ts';
import { logo } from '../../pictures.ts';
import { biryani } from './biryani.ts';
import { breads, navratri, sides, thalis } from './breads-and-sides.ts';
import { breakfastMenu } from './breakfast.ts';
import { drinksAndDessertsMenu } from './drinks-and-desserts.ts';
import { meatCurries, vegetarianCurries } from './mains.ts';
import { inMarathi } from './marathi-names.ts';
import { starters, tandoor } from './starters.ts';
import { stories } from './stories.ts';

/** Of each eight tables: two for couples, by the window and can be pushed together; one for a family. */
const SEATING = [2, 2, 4, 4, 4, 4, 4, 6].map((seats) =>
  seats === 2 ? { seats, joins: 'Window' } : { seats },
);

const AREAS = ['Hall', 'Terrace', 'Garden'];
const COLUMNS = 4;

/** Eight tables in each area, in two rows. */
function standing(index: number): { room: string; place: TablePlace } {
  const at = index % SEATING.length;
  const { seats = 4 } = SEATING[at] ?? {};
  const shape = seats === 2 ? 'round' : seats === 4 ? 'square' : 'long';
  const place: TablePlace = {
    x: 1 + (at % COLUMNS) * 4,
    y: 1 + Math.floor(at / COLUMNS) * 4,
    shape,
    turn: 0,
  };
  return { room: AREAS[Math.floor(index / SEATING.length)] ?? '', place };
}

export const saffronStreet: DemoStore = {
  slug: 'saffron-street',
  name: 'Saffron Street',
  legalName: 'Saffron Street Foods (demo)',
  description: 'Slow-cooked curries, breads from the tandoor, and chai that is worth the wait.',
  aboutUs:
    'Saffron Street began as one clay oven and four tables. The dal still goes on the embers at midnight, ' +
    'the spices are still pounded by hand, and the breads still come to the table while they are too hot to hold.',
  address: {
    street: '14 Marigold Lane, Kesar Bagh',
    pinCode: '110001',
    city: 'New Delhi',
    state: 'Delhi',
    country: 'India',
  },
  gstNo: '07ZZZFS0000A1ZJ',
  fssaiNo: '10726000000001',
  links: [
    { type: 'Phone', url: '+910000000001' },
    { type: 'WhatsApp', url: '910000000001' },
    { type: 'Location', url: 'https://maps.example.com/saffron-street' },
    { type: 'Instagram', url: 'saffron.street.example' },
    { type: 'Facebook', url: 'https://facebook.example.com/saffron-street' },
    { type: 'Twitter', url: 'https://twitter.example.com/saffron-street' },
    { type: 'YouTube', url: 'https://youtube.example.com/saffron-street' },
    { type: 'LinkedIn', url: 'https://linkedin.example.com/saffron-street' },
    { type: 'Zomato', url: 'https://zomato.example.com/saffron-street' },
    { type: 'Swiggy', url: 'https://swiggy.example.com/saffron-street' },
    { type: 'Website', url: 'https://saffron-street.example.com' },
    { type: 'Email', url: 'hello@saffron-street.example.com' },
  ],
  upi: { vpa: 'saffronstreet@upi', name: 'Saffron Street' },
  viewOnly: false,
  primaryColor: 'c2410c',
  logo: logo('Paneer butter masala'),
  tables: Array.from({ length: 24 }, (_, index) => ({
    iden: String(index + 1),
    idel: 'Table',
    conf: 'Dine-In',
    ...SEATING[index % SEATING.length],
    ...standing(index),
  })),
  orderConfigs: [
    orderType('Delivery', 700, [flat('Delivery charge', 30), percent('Packing', 2)], { otp: true }),
    orderType('Dine-In', 900, [flat('Banana-leaf plates', 10, 'केले के पत्ते की प्लेट')]),
    orderType('Pickup', 500, [flat('Packing', 15)]),
    orderType('Roof-Top', 0, [flat('Heater and blanket', 40, 'हीटर और कंबल')], {
      initialOrderState: CONFIRMED,
    }),
    orderType('In-Room', 0, [flat('Tray charge', 50)]),
  ],
  languages: ['en', 'hi', 'mr'],
  menus: inMarathi([
    {
      label: 'All-day menu',
      remarks: 'Lunch and dinner from the same fire',
      translations: { hi: { label: 'दिनभर का मेन्यू', description: 'दोपहर और रात का खाना, एक ही आँच से' } },
      primaryColor: 'c2410c',
      active: true,
      activeStartTime: null,
      activeEndTime: null,
      pureVeg: false,
      categories: inOrder([
        starters,
        tandoor,
        vegetarianCurries,
        meatCurries,
        biryani,
        breads,
        thalis,
        sides,
        navratri,
      ]),
    },
    breakfastMenu,
    drinksAndDessertsMenu,
  ]),
  stories,
};
