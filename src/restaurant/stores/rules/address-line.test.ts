import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

const none = { street: '', city: '', state: '', pinCode: '', country: '' };

test.each([
  [none, ''],
  [{ ...none, city: 'Pune' }, 'Pune'],
  [{ ...none, street: '12 MG Road', pinCode: '411001' }, '12 MG Road, 411001'],
  [
    { street: '12 MG Road', city: 'Pune', state: 'Maharashtra', pinCode: '411001', country: 'India' },
    '12 MG Road, Pune, Maharashtra 411001, India',
  ],
])('%j is written as %s', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
