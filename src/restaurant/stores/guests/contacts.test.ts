import { expect, test } from 'vitest';
import type { LinkType } from '../wire/store.ts';
import { contactsOf } from './contacts.ts';

test.each<[LinkType, string, object]>([
  ['Phone', '+91 98765 43210', { detail: '+91 98765 43210', href: 'tel:+919876543210' }],
  [
    'Instagram',
    'saffron.street',
    { detail: '@saffron.street', href: 'https://www.instagram.com/saffron.street' },
  ],
  ['Email', 'mailto:a@b.example', { detail: 'a@b.example', href: 'mailto:a@b.example' }],
  [
    'Zomato',
    'https://www.zomato.com/pune/x?y=1',
    { detail: 'zomato.com', href: 'https://www.zomato.com/pune/x?y=1' },
  ],
  ['Location', '12 MG Road, Pune', { detail: '12 MG Road, Pune' }],
])('%s %s', (type, url, contact) => {
  expect(contactsOf([{ type, url }])).toEqual([expect.objectContaining({ type, ...contact })]);
});

test('invalid contacts are left out', () => {
  expect(
    contactsOf([
      { type: 'Website', url: 'javascript:alert(1)' },
      { type: 'Phone', url: 'ask us' },
    ]),
  ).toEqual([]);
});

test('two contacts of one type are told apart by their detail', () => {
  const contacts = contactsOf([
    { type: 'Phone', url: '+91 11111' },
    { type: 'Phone', url: '+91 22222' },
    { type: 'Email', url: 'a@b.example' },
  ]);
  expect(contacts.map(({ isAlone }) => isAlone)).toEqual([false, false, true]);
});
