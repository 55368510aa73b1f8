import { expect, test } from 'vitest';
import { en } from '#texts/office/en.ts';
import { checkStore, type StoreDraft, tidyStore } from './store-rules.ts';

const words = en.settings.faults;
const draft: StoreDraft = {
  name: 'Chai Ghar',
  description: '',
  aboutUs: '',
  logo: null,
  address: { street: '', pinCode: '', city: '', state: '', country: 'India' },
  links: [],
  languages: ['en', 'hi'],
  timeZone: 'Asia/Kolkata',
  listed: true,
  viewMode: false,
};

test.each<[string, Partial<StoreDraft>, Record<string, string>]>([
  ['no name', { name: '  ' }, { name: words.required }],
  ['a long story', { aboutUs: 'x'.repeat(5001) }, { aboutUs: words.tooLong }],
  [
    'a long street',
    { address: { ...draft.address, street: 'x'.repeat(301) } },
    { 'address.street': words.tooLong },
  ],
  [
    'the second contact',
    {
      links: [
        { type: 'Phone', url: '+91 98765 43210' },
        { type: 'WhatsApp', url: 'write us' },
      ],
    },
    { 'links[1].url': words.whatsApp },
  ],
])('tells of %s', (_, edits, faults) => {
  expect(checkStore(tidyStore({ ...draft, ...edits }), words)).toEqual(faults);
});

test('a store needs no more than its name', () => {
  expect(checkStore(tidyStore(draft), words)).toEqual({});
  expect(tidyStore(draft)).toEqual(draft);
});

test.each([
  ['4110', 'India', words.pinCode],
  ['4110012', ' india ', words.pinCode],
  ['411001', 'India', undefined],
  ['411 001', 'India', undefined],
  ['', 'India', undefined],
  ['4110', 'Norway', undefined],
])('the PIN code %s in %s', (pinCode, country, fault) => {
  const edited = tidyStore({ ...draft, address: { ...draft.address, pinCode, country } });
  expect(checkStore(edited, words)['address.pinCode']).toBe(fault);
});
