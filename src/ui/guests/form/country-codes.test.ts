import { expect, it } from 'vitest';
import { isCountryCode } from '#ordering/placing/rules/checkout.ts';
import { countriesIn } from './country-codes.ts';

it('lists every country once, with a name and a code that the server accepts', () => {
  const countries = countriesIn('en');
  expect(countries.length).toBeGreaterThan(235);
  expect(new Set(countries.map(({ region }) => region)).size).toBe(countries.length);
  expect(countries.filter(({ code }) => !isCountryCode(code))).toEqual([]);
  expect(countries.filter(({ name, region }) => name === region)).toEqual([]);
  expect(countries.find(({ region }) => region === 'IN')).toEqual({
    region: 'IN',
    name: 'India',
    code: '+91',
  });
});

it("has names in the guest's language", () => {
  expect(countriesIn('hi').find(({ region }) => region === 'IN')?.name).toBe('भारत');
});
