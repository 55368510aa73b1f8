import { expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { isApex, isLocalName, isWithin, parseDomain, proofStep, recordsOf } from './own-domain.ts';

test.each([
  ['menu.their-place.in', 'menu.their-place.in'],
  ['  WWW.Their-Place.IN. ', 'www.their-place.in'],
  ['their-place.in', 'their-place.in'],
  ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
])('%j is the domain %s', (text, domain) => {
  expect(parseDomain(text)).toBe(domain);
});

test.each([
  '',
  '.',
  'localhost',
  'menu',
  '192.168.1.10',
  '127.1',
  '0x7f.1',
  '[::1]',
  '::1',
  'their-place.in:8080',
  'http://their-place.in',
  'their-place.in/menu',
  'their-place.in?menu',
  'their-place.in#menu',
  'owner@their-place.in',
  'their place.in',
  'their_place.in',
  'münchen.example',
  '*.their-place.in',
  '-menu.in',
  'menu-.in',
  'menu..in',
  'their%2dplace.in',
  `${'a'.repeat(64)}.in`,
  `${'abcdefgh.'.repeat(28)}in`,
])('%j is no domain', (text) => {
  expect(parseDomain(text)).toBeNull();
});

test('a host has itself and the names below it', () => {
  expect(isWithin('menus.example', 'menus.example')).toBe(true);
  expect(isWithin('udupi.menus.example', 'menus.example')).toBe(true);
  expect(isWithin('mymenus.example', 'menus.example')).toBe(false);
});

const program = (host: string, ...addresses: string[]) => ({ host, addresses });

test('a domain leads to the host by its name, or by its address if it has no name', () => {
  expect(recordsOf('menu.place.in', 'abc', program('thali.example', '192.0.2.1'))).toEqual([
    { type: 'CNAME', name: 'menu.place.in', value: 'thali.example' },
    { type: 'TXT', name: '_menu.menu.place.in', value: 'menu=abc' },
  ]);
  expect(recordsOf('menu.place.in', 'abc', program('192.0.2.1'))[0]).toMatchObject({
    type: 'A',
    value: '192.0.2.1',
  });
  expect(recordsOf('menu.place.in', 'abc', program('[2001:db8::1]'))[0]).toMatchObject({
    type: 'AAAA',
    value: '2001:db8::1',
  });
});

test('names that only a machine or a local network knows, and addresses, are local', () => {
  for (const name of [
    'localhost',
    'menu.localhost',
    'till.local',
    'db.internal',
    'thali',
    '[::1]',
    '10.0.0.4',
    '',
  ])
    expect([name, isLocalName(name)]).toEqual([name, true]);
  for (const name of ['menu.their-place.in', 'local.example', 'notlocalhost.in'])
    expect([name, isLocalName(name)]).toEqual([name, false]);
});

const T = Date.parse('2026-11-20T06:30:00Z');
const at = (ms: number) => new Date(T + ms);

test.each([
  ['is there', null, 0, true, DAY, 'holds'],
  ['is there again', 0, 6 * DAY, true, 7 * DAY, 'holds'],
  ['is missed once', null, 0, false, DAY, 'missed'],
  ['is asked for again within a day', 0, 0, false, DAY - HOUR, 'missed'],
  ['is missed for a day', 0, 0, false, DAY, 'tell'],
  ['is missed on, which owners know', 0, DAY, false, 2 * DAY, 'missed'],
  ['is missed for less than a week', 0, 6 * DAY, false, 7 * DAY - HOUR, 'missed'],
  ['is missed for a week', 0, 6 * DAY, false, 7 * DAY, 'ended'],
])('a proof %s', (_, missing, looked, isThere, now, step) => {
  const looks = { missingSince: missing === null ? null : at(missing), lookedAt: at(looked) };
  expect(proofStep(looks, isThere, T + now)).toBe(step);
});

test.each([
  ['place.in', true],
  ['place.co.in', true],
  ['menu.place.in', false],
  ['menu.place.co.in', false],
  ['www.place.restaurant', false],
])('%s is a name that was bought: %s', (domain, expected) => {
  expect(isApex(domain)).toBe(expected);
});

test('a bought name leads here by addresses, because it can be no other name of something', () => {
  const records = recordsOf('place.in', 'abc', program('thali.example', '192.0.2.1', '2001:db8::1'));
  expect(records.map(({ type, value }) => [type, value])).toEqual([
    ['A', '192.0.2.1'],
    ['AAAA', '2001:db8::1'],
    ['TXT', 'menu=abc'],
  ]);
  // Who can't be looked up is named.
  expect(recordsOf('place.in', 'abc', program('thali.example'))[0]).toMatchObject({ type: 'CNAME' });
});
