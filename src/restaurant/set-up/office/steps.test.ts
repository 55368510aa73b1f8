import { expect, test } from 'vitest';
import type { OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import { doneSteps, SET_UP_STEPS, type SetUpStep } from './steps.ts';

const usualWeek = { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, holidays: [] };
const nowhere = { street: '', pinCode: '', city: '', state: '', country: 'India' };
const none = { dishes: 0, tables: 0, people: 1, orders: 0 };
const fresh = {
  logo: null,
  primaryColor: '00AB55',
  address: nowhere,
  openingHours: null,
  orderConfigs: [],
  upi: null,
  hasGateway: false,
  fssaiNo: '',
};
const type = (active: boolean) => ({ active }) as OrderTypeView;

test('nothing is done in a new store', () => {
  expect(doneSteps({ ...fresh, orderConfigs: [type(false)] }, none)).toEqual(new Set());
});

test.each<[SetUpStep, Partial<typeof fresh> | object, Partial<typeof none>]>([
  ['dishes', {}, { dishes: 1 }],
  ['look', { logo: '/images/a.webp' }, {}],
  ['look', { primaryColor: 'E4572E' }, {}],
  ['place', { address: { ...nowhere, city: 'Pune' }, openingHours: usualWeek }, {}],
  ['types', { orderConfigs: [type(false), type(true)] }, {}],
  ['upi', { upi: { vpa: 'chai@upi', name: 'Chai' } }, {}],
  ['upi', { hasGateway: true }, {}],
  ['tables', {}, { tables: 12 }],
  ['staff', {}, { people: 2 }],
  ['order', {}, { orders: 1 }],
  ['legal', { fssaiNo: '11226000000002' }, {}],
])('%s is done once the store has it', (step, profile, counts) => {
  expect(doneSteps({ ...fresh, ...profile }, { ...none, ...counts })).toEqual(new Set([step]));
});

test('an address without hours, or hours without an address, is not done', () => {
  expect(doneSteps({ ...fresh, openingHours: usualWeek }, none).size).toBe(0);
  expect(doneSteps({ ...fresh, address: { ...nowhere, city: 'Pune' } }, none).size).toBe(0);
});

test('no step is listed twice', () => {
  expect(new Set(SET_UP_STEPS).size).toBe(SET_UP_STEPS.length);
});
