import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { feedbackBody } from '#guests/feedback/wire/feedback.ts';
import { sendOtpBody } from '#guests/phone-codes/wire/otp.ts';
import { itemEventsBody } from '#ordering/menu/wire/item-events.ts';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';

test.each<[string, unknown, string[]]>([
  ['a code made up by the client', { code: '1234' }, ['code']],
  ['a number as store', { profileID: 7 }, ['profileID']],
  ['null as store', { profileID: null }, []],
  ['a store id that cannot be ours', { profileID: 'a b' }, []],
  ['a list', [], ['']],
  ['nothing', undefined, []],
  ['null', null, []],
  ['an empty object', {}, []],
  ['a store', { profileID: 'store' }, []],
])('asking for a code with %s', (_, body, paths) => {
  expect(pathsOf(sendOtpBody, body)).toEqual(paths);
});

describe('item events', () => {
  const event = { itemID: 'idli', event: 'view' };
  test.each<[string, unknown, string[]]>([
    ['no store', { events: [event] }, ['profileID']],
    ['no events', { profileID: 's' }, ['events']],
    [
      'too long an id',
      { profileID: 's', events: [{ ...event, itemID: 'x'.repeat(201) }] },
      ['events[0].itemID'],
    ],
    ['ids that cannot be ours', { profileID: 'a b', events: [{ ...event, itemID: "' or 1=1" }] }, []],
    ['an unknown kind', { profileID: 's', events: [{ ...event, event: 'like' }] }, ['events[0].event']],
    ['a count of zero', { profileID: 's', events: [{ ...event, count: 0 }] }, ['events[0].count']],
    ['too high a count', { profileID: 's', events: [{ ...event, count: 1001 }] }, ['events[0].count']],
    ['half a count', { profileID: 's', events: [{ ...event, count: 1.5 }] }, ['events[0].count']],
    ['101 events', { profileID: 's', events: Array.from({ length: 101 }, () => event) }, ['events']],
    ['100 events', { profileID: 's', events: Array.from({ length: 100 }, () => event) }, []],
    ['none', { profileID: 's', events: [] }, []],
  ])('%s', (_, body, paths) => {
    expect(pathsOf(itemEventsBody, body)).toEqual(paths);
  });

  test('count as one unless they say otherwise', () => {
    const { events } = z.parse(itemEventsBody, { profileID: 's', events: [event, { ...event, count: 3 }] });
    expect(events.map(({ count }) => count)).toEqual([1, 3]);
  });
});

describe('feedback', () => {
  const right = { food: 5, service: 4, overall: 1 };
  test('needs the whole to be rated, not its parts', () => {
    expect(pathsOf(feedbackBody, { overall: 1 })).toEqual([]);
    expect(pathsOf(feedbackBody, { food: 5, service: 4 })).toEqual(['overall']);
  });

  test.each([0, 6, -1, 2.5, '5', null])('refuses a rating of %j', (food) => {
    expect(faultsOf(feedbackBody, { ...right, food })).toContainEqual({
      path: 'food',
      message: 'Must be 1 to 5',
    });
  });

  test.each<[string, object, string[]]>([
    ['too long a comment', { comment: 'x'.repeat(1001) }, ['comment']],
    ['an unknown question', { price: 5 }, ['price']],
    ['a comment', { comment: 'x'.repeat(1000) }, []],
  ])('%s', (_, overrides, paths) => {
    expect(pathsOf(feedbackBody, { ...right, ...overrides })).toEqual(paths);
  });

  test('needs no comment', () => {
    expect(z.parse(feedbackBody, right)).toEqual({ ...right, comment: '' });
  });
});
