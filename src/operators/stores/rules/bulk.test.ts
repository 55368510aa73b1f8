import { expect, test } from 'vitest';
import { type BulkStanding, previewOf, type WhyLeft, whyLeft } from './bulk.ts';
import { MOST_TAGS } from './tags.ts';

const STORE: BulkStanding = {
  plan: 'Free',
  isSuspended: false,
  isClosed: false,
  tags: ['vip'],
  isTooLarge: false,
  awaits: '',
  isTrial: false,
  isRenewing: false,
};
const FULL = Array.from({ length: MOST_TAGS }, (_, at) => `tag ${at}`);

test.each<[string, Parameters<typeof whyLeft>[0], Partial<BulkStanding>, WhyLeft | null]>([
  ['another plan', { act: 'plan', to: 'Pro' }, {}, null],
  ['another plan while suspended', { act: 'plan', to: 'Pro' }, { isSuspended: true }, null],
  ['the plan that it has', { act: 'plan', to: 'Free' }, { isTooLarge: true }, 'same'],
  ['a plan that is too small', { act: 'plan', to: 'Pro' }, { isTooLarge: true }, 'tooLarge'],
  ['a plan after it has closed', { act: 'plan', to: 'Pro' }, { isClosed: true }, 'closed'],
  ['an invite of who has come', { act: 'invite', to: '' }, {}, 'owned'],
  ['an invite of who has not', { act: 'invite', to: '' }, { awaits: 'a@b.example' }, null],
  ['a suspension', { act: 'suspend', to: '' }, {}, null],
  ['a second suspension', { act: 'suspend', to: '' }, { isSuspended: true }, 'same'],
  ['a resumption', { act: 'resume', to: '' }, { isSuspended: true }, null],
  ['a resumption of nothing', { act: 'resume', to: '' }, {}, 'same'],
  [
    'a resumption after it has closed',
    { act: 'resume', to: '' },
    { isSuspended: true, isClosed: true },
    'closed',
  ],
  ['an announcement', { act: 'announce', to: '' }, { isSuspended: true }, null],
  ['an announcement that nobody reads', { act: 'announce', to: '' }, { isClosed: true }, 'closed'],
  ['a tag, also when closed', { act: 'tag', to: 'North' }, { isClosed: true }, null],
  ['a tag that it has', { act: 'tag', to: ' VIP' }, {}, 'same'],
  ['a tag too many', { act: 'tag', to: 'north' }, { tags: FULL }, 'tagsFull'],
  ['a tag that it loses', { act: 'untag', to: 'vip' }, {}, null],
  ['a tag that it does not have', { act: 'untag', to: 'north' }, {}, 'same'],
])('%s', (_, change, store, why) => {
  expect(whyLeft(change, { ...STORE, ...store })).toBe(why);
});

test('a preview counts and names those that change, and those that are left by why', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ ...STORE, storeId: `${at}`, name: `Store ${at}` }));
  const closed = { ...STORE, isClosed: true, storeId: 'closed', name: 'Closed' };
  const onIt = { ...STORE, plan: 'Pro', storeId: 'on it', name: 'On it' };
  expect(previewOf({ act: 'plan', to: 'Pro' }, [closed, ...many, onIt])).toEqual({
    change: { count: 7, names: ['Store 0', 'Store 1', 'Store 2', 'Store 3', 'Store 4'] },
    left: [
      { why: 'same', count: 1, names: ['On it'] },
      { why: 'closed', count: 1, names: ['Closed'] },
    ],
    from: [{ plan: 'Free', count: 7 }],
    renewing: 0,
    trials: 0,
    ids: ['0', '1', '2', '3', '4', '5', '6'],
  });
});
