import { expect, test } from 'vitest';
import { merchantOf } from './merchant-of.ts';

const nowhere = { street: '', city: '', state: '', pinCode: '', country: '' };

test('a store is its own merchant', () => {
  const profile = {
    name: 'Saffron Street',
    slug: 'saffron-street',
    legalName: 'Saffron Street Foods',
    address: { ...nowhere, street: '14 Marigold Lane', state: 'Delhi', pinCode: '110001' },
    links: [
      { type: 'Phone' as const, url: 'tel:+91 98765' },
      { type: 'Email' as const, url: 'mailto:a@b.example' },
    ],
  };
  expect(merchantOf(profile, 'https://thali.example')).toEqual({
    name: 'Saffron Street',
    legalName: 'Saffron Street Foods',
    address: '14 Marigold Lane, Delhi 110001',
    menuUrl: 'https://thali.example/saffron-street',
    email: 'a@b.example',
    phone: '+91 98765',
  });
});

test('a store may have only a name', () => {
  const bare = { name: 'A', slug: 'a', legalName: '', address: nowhere, links: [] };
  expect(merchantOf(bare, 'x')).toEqual({ name: 'A', legalName: '', address: '', menuUrl: 'x/a' });
});
