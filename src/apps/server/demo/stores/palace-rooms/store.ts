import { CONFIRMED } from '#ordering/orders/rules/order.ts';
import type { DemoStore } from '../../demo-store.ts';
import { flat, inOrder, orderType } from '../../dish.ts';
import { logo } from '../../pictures.ts';
import { allDay, morning } from './daytime.ts';
import { dinner, nightcap } from './evening.ts';

const rooms = [101, 102, 103, 104, 105, 106, 201, 202, 203, 204, 205, 206, 301, 302, 303, 304];

export const palaceRooms: DemoStore = {
  slug: 'palace-rooms',
  name: 'Palace Rooms',
  legalName: 'Palace Rooms Hospitality Private Limited (demo)',
  description: 'A small heritage hotel by the lake. Order from bed, the terrace or the courtyard.',
  aboutUs: 'Sixteen rooms around a courtyard of neem trees, and a kitchen that still cooks in copper.',
  address: {
    street: '3 Lake Fort Road',
    pinCode: '313001',
    city: 'Udaipur',
    state: 'Rajasthan',
    country: 'India',
  },
  gstNo: '08ZZZCP0000C1ZM',
  fssaiNo: '10826000000003',
  links: [
    { type: 'Phone', url: '+910000000003' },
    { type: 'Email', url: 'desk@palace-rooms.example.com' },
    { type: 'Location', url: 'https://maps.example.com/palace-rooms' },
    { type: 'Website', url: 'https://palace-rooms.example.com' },
  ],
  viewOnly: false,
  primaryColor: '7c2d4f',
  logo: logo('Royal thali'),
  tables: rooms.map((room) => ({ iden: String(room), idel: 'Room', conf: 'In-Room' })),
  orderConfigs: [
    orderType('In-Room', 0, [flat('Tray charge', 50)], { initialOrderState: CONFIRMED }),
    orderType('Roof-Top', 500, [], { online: true }),
  ],
  menus: [
    {
      label: 'In-room dining',
      remarks: 'Dial 9 for anything that is not here',
      translations: {
        hi: { label: 'कमरे में भोजन', description: 'जो यहाँ नहीं है, उसके लिए 9 मिलाएँ' },
      },
      primaryColor: '7c2d4f',
      active: true,
      activeStartTime: null,
      activeEndTime: null,
      pureVeg: false,
      categories: inOrder([morning, allDay, dinner, nightcap]),
    },
  ],
};
