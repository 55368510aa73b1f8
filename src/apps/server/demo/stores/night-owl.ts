import type { DemoStore } from '../demo-store.ts';
import { orderType } from '../dish.ts';
import { logo } from '../pictures.ts';

/** Has no menu yet, so its page says that it is offline. */
export const nightOwl: DemoStore = {
  slug: 'night-owl',
  name: 'Night Owl Kitchen',
  legalName: 'Night Owl Kitchen (demo)',
  description: 'Rolls and biryani after midnight. Opening soon.',
  aboutUs: 'For those who are still awake.',
  address: {
    street: '21 Station Back Lane',
    pinCode: '400050',
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
  },
  gstNo: '27ZZZFN0000E1ZE',
  fssaiNo: '11526000000005',
  links: [{ type: 'Instagram', url: 'night.owl.example' }],
  viewOnly: false,
  primaryColor: '3730a3',
  logo: logo('Kathi roll'),
  tables: [],
  orderConfigs: [orderType('Delivery', 300)],
  menus: [],
};
