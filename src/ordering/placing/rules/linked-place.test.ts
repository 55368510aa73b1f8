import { expect, test } from 'vitest';
import { formatLinkedPlace, formatLinkedPlaceName, knownPlace, parseLinkedPlace } from './linked-place.ts';

const TYPES = ['Dine-In', 'Pickup'];
const nowhere = { conf: null, iden: null, idel: null };

test.each([
  [{ conf: 'Dine-In', iden: '12', idel: 'Table' }, 'conf=Dine-In&iden=12&idel=Table', 'Table 12 · Dine-In'],
  [{ iden: '12' }, 'iden=12', '12'],
  [{ conf: 'Pickup' }, 'conf=Pickup', 'Pickup'],
  [{ conf: 'Nothing', iden: 'R 3', idel: 'R 3' }, 'conf=Nothing&iden=R%203&idel=R%203', 'R 3'],
  [{ conf: '', iden: '' }, 'conf=&iden=', ''],
  [{ iden: 'a=b&c', idel: 'मेज़' }, 'iden=a%3Db%26c&idel=%E0%A4%AE%E0%A5%87%E0%A4%9C%E0%A4%BC', 'मेज़ a=b&c'],
  [{ idel: 'Table' }, '', ''],
  [{}, '', ''],
])('%o', (said, query, shown) => {
  expect(formatLinkedPlace(said)).toBe(query);
  const place = parseLinkedPlace(query);
  expect(place).toEqual(query === '' ? nowhere : { ...nowhere, ...said });
  expect(formatLinkedPlaceName(place, { orderTypes: TYPES, names: {} })).toBe(shown);
});

test('is shown in the language of the page', () => {
  const names = { 'Dine-In': 'डाइन-इन', Table: 'टेबल' };
  const place = { conf: 'Dine-In', iden: '12', idel: 'Table' };
  expect(formatLinkedPlaceName(place, { orderTypes: ['Dine-In'], names })).toBe('टेबल 12 · डाइन-इन');
});

test.each([
  [
    { conf: 'Dine-In', iden: '12', idel: 'Table' },
    { conf: 'Dine-In', iden: '12', idel: 'Table' },
  ],
  [
    { iden: '12', idel: 'Throne' },
    { iden: '12', idel: 'Table' },
  ],
  [{ iden: 'Roof' }, { iden: 'Roof' }],
  [
    { conf: 'Invented', iden: '12' },
    { iden: '12', idel: 'Table' },
  ],
  [{ conf: 'Pickup', iden: '13', idel: 'Table' }, { conf: 'Pickup' }],
  [{ iden: '13' }, {}],
  [{}, {}],
])('%o is known as %o', (said, known) => {
  const tables = [
    { name: '12', label: 'Table' },
    { name: 'Roof', label: '' },
  ];
  expect(knownPlace(said, { tables, orderTypes: TYPES })).toEqual({ ...nowhere, ...known });
});
