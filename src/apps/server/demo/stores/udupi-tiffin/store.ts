import type { DemoStore } from '../../demo-store.ts';
import { flat, inOrder, orderType } from '../../dish.ts';
import { logo } from '../../pictures.ts';
import { meals, sweetsAndDrinks } from './meals.ts';
import { dosas, tiffin } from './tiffin.ts';

export const udupiTiffin: DemoStore = {
  slug: 'udupi-tiffin',
  name: 'Udupi Tiffin Room',
  legalName: 'Udupi Tiffin Room (demo)',
  description: 'Dosa, idli and filter coffee from dawn, on a banana leaf, vegetarian throughout.',
  aboutUs:
    'The batter is ground at four, the first idli is out at six, and nobody has ever left without coffee.',
  address: {
    street: '7 Temple Tank Road',
    pinCode: '560004',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
  },
  gstNo: '29ZZZFU0000B1Z9',
  fssaiNo: '11226000000002',
  links: [
    { type: 'Phone', url: '+910000000002' },
    { type: 'WhatsApp', url: '910000000002' },
    { type: 'Location', url: 'https://maps.example.com/udupi-tiffin' },
    { type: 'Instagram', url: 'udupi.tiffin.example' },
    { type: 'Website', url: 'https://udupi-tiffin.example.com' },
  ],
  viewOnly: false,
  priceRules: [
    {
      label: 'Coffee hours',
      translations: { hi: { label: 'कॉफ़ी का समय' } },
      dishes: ['Filter coffee', 'Ginger tea'],
      percent: 20,
      from: 16,
      until: 19,
    },
  ],
  primaryColor: '2f6b2f',
  logo: logo('Idli'),
  tables: Array.from({ length: 12 }, (_, index) => ({
    iden: String(index + 1),
    idel: 'Table',
    conf: 'Dine-In',
  })),
  orderConfigs: [orderType('Dine-In', 0), orderType('Pickup', 100, [flat('Parcel', 10)], { online: true })],
  menus: [
    {
      label: 'Tiffin and meals',
      remarks: 'Pure vegetarian; no onion or garlic on request',
      translations: {
        hi: { label: 'टिफ़िन और भोजन', description: 'शुद्ध शाकाहारी; कहने पर बिना प्याज़-लहसुन' },
      },
      primaryColor: '2f6b2f',
      active: true,
      activeStartTime: null,
      activeEndTime: null,
      pureVeg: true,
      categories: inOrder([tiffin, dosas, meals, sweetsAndDrinks]),
    },
  ],
};
