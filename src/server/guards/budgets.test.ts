import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MOST_LANGUAGES } from '#domain/menu/translations.ts';
import { MAX_OPTIONS, MAX_OPTIONS_OF_LINE } from '#domain/placing/cart.ts';
import { FETCHED_AT_ONCE } from '../features/foreign-pictures/fetch-foreign.ts';
import { AT_ONCE, LARGE_BYTES, MOST_WAITING, SAVE_PLACES } from '../features/menus/large-saves.ts';
import { REVISION_BYTES } from '../features/menus/record-revision.ts';
import { MOST_GUESTS_OF_STORE, MOST_OF_ACCOUNT, MOST_OF_ORDER } from '../features/messages/alerts.ts';
import { PUSHED_WAYS } from '../features/messages/ways.ts';
import { MOST_UNVERIFIED } from '../features/onboarding/open-store.ts';
import { LONGEST_LOG } from '../features/ordering/long-logs.ts';
import { MOST_FOREIGN } from '../features/pictures/foreign-pictures.ts';
import {
  LEAST_FREE_BYTES,
  OTHERS_AT_ONCE,
  PICTURES_AT_ONCE,
  PICTURES_WAITING,
} from '../features/pictures/image-files.ts';
import { maxUploadBytes } from '../features/pictures/image-name.ts';
import { PICTURE_BYTES } from '../features/pictures/keep-picture.ts';
import { UNSENT_BYTES, UNSENT_BYTES_OF_READER } from '../platform/http/unsent.ts';
import { BODY_SHARES, SMALL_BODY_BYTES } from '../platform/limits/body-shares.ts';
import { CONNECTIONS, SILENT_MS } from '../platform/limits/connection-shares.ts';
import { DRAWN_AT_ONCE, PRINT_MS, PRINT_SHARES, PRINTS_WAITING } from '../platform/limits/prints.ts';
import { STREAM_PLACES } from '../platform/limits/stream-places.ts';

const count = (number: number) => number.toLocaleString('en');
const size = (bytes: number) =>
  bytes >= 1024 ** 3
    ? `${bytes / 1024 ** 3} GB`
    : bytes >= 1024 * 1024
      ? `${bytes / 1024 / 1024} MB`
      : `${bytes / 1024} kB`;
const refused = '429, after 30 s again';
const later = '429, after 5 s again';

/** What strangers can use of memory, disk, connections and time; at last, the test that tries to use more. */
const BUDGETS = [
  [
    'open streams',
    'network',
    count(STREAM_PLACES.network),
    refused,
    'platform/realtime/stream-budget',
    'of 800 streams from one address those beyond its places are refused',
  ],
  [
    'open streams',
    'IPv6 /48',
    count(STREAM_PLACES.wideNetwork),
    refused,
    'platform/realtime/stream-budget',
    'the networks of one IPv6 /48 share their places',
  ],
  [
    'open streams',
    'order',
    count(STREAM_PLACES.order),
    refused,
    'platform/realtime/stream-budget',
    'an order and an account have places of their own',
  ],
  [
    'open streams',
    'account',
    count(STREAM_PLACES.account),
    refused,
    'platform/realtime/stream-budget',
    'an order and an account have places of their own',
  ],
  [
    'open streams',
    'all',
    count(STREAM_PLACES.all),
    '503, after 30 s again',
    'platform/realtime/stream-budget',
    'all of an IPv6 /64 have the places of one address, and there is an end for everybody',
  ],
  [
    'sent and not taken',
    'stream',
    size(UNSENT_BYTES_OF_READER),
    'it is dropped, and comes back',
    'platform/realtime/stream-budget',
    'readers who never read cost a bounded memory',
  ],
  [
    'sent and not taken',
    'all streams',
    size(UNSENT_BYTES),
    'those with the most are dropped',
    'platform/realtime/stream-budget',
    'of readers who are behind, those with the most go',
  ],
  [
    'connections, without a proxy',
    'network',
    count(CONNECTIONS.network),
    'closed',
    'platform/limits/connection-shares',
    'one address has so many connections, and others have theirs',
  ],
  [
    'connections, without a proxy',
    'IPv6 /48',
    count(CONNECTIONS.wideNetwork),
    'closed',
    'platform/limits/connection-shares',
    'the networks of one /48 share what they have',
  ],
  [
    'connections',
    'all',
    count(CONNECTIONS.all),
    'refused',
    'platform/limits/connection-shares',
    'behind a proxy as well, the server has no more than there are',
  ],
  [
    'silence, with nothing taken either',
    'connection',
    `${SILENT_MS / 1000} s`,
    'closed',
    'platform/limits/connection-shares',
    'a client that never reads its answers is cut off',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'network',
    size(BODY_SHARES.network),
    later,
    'platform/limits/body-shares',
    'bodies that one network leaves half sent take its own share',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'IPv6 /48',
    size(BODY_SHARES.wideNetwork),
    later,
    'platform/limits/body-shares',
    'the networks of one /48 share what they have',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'account',
    size(BODY_SHARES.account),
    later,
    'platform/limits/body-shares',
    'an account has two uploads %s on their way',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'all',
    size(BODY_SHARES.all),
    '503, after 5 s again',
    'platform/limits/body-shares',
    'all bodies together are no more than fit into memory',
  ],
  [
    'bills drawn at once, and prints of table codes',
    'all',
    count(DRAWN_AT_ONCE),
    `${PRINTS_WAITING} wait, more get 503, after 2 s again`,
    'features/bills/printed-bills',
    'a store whose bills are asked for all at once and read slowly',
  ],
  [
    'prints drawn and not taken',
    'network',
    size(PRINT_SHARES.network),
    later,
    'platform/limits/prints',
    'a network holds no more than its share',
  ],
  [
    'prints drawn and not taken',
    'IPv6 /48',
    size(PRINT_SHARES.wideNetwork),
    later,
    'platform/limits/prints',
    'a network holds no more than its share',
  ],
  [
    'prints drawn and not taken',
    'store',
    size(PRINT_SHARES.store),
    later,
    'platform/limits/prints',
    'a print that is not read in time is ended',
  ],
  [
    'prints drawn and not taken',
    'all',
    size(PRINT_SHARES.all),
    '503, after 5 s again',
    'platform/limits/prints',
    'all together hold no more than there is memory for',
  ],
  [
    'time to take all of a print',
    'print',
    `${PRINT_MS / 1000} s`,
    'closed',
    'platform/limits/prints',
    'a print that is not read in time is ended',
  ],
  [
    'browsers that are told',
    'order',
    count(MOST_OF_ORDER),
    'the earliest are forgotten',
    'features/messages/push',
    'an order has five browsers at most',
  ],
  [
    "guests' browsers that are told",
    'store',
    count(MOST_GUESTS_OF_STORE),
    'the earliest are forgotten',
    'features/messages/push-trouble',
    'guests of one store make room for those who come later',
  ],
  [
    'devices that are told',
    'account and store',
    count(MOST_OF_ACCOUNT),
    'the earliest are forgotten',
    'features/messages/push',
    'a member of the staff has ten devices in a store at most',
  ],
  [
    'pushes at once to guests, and to staff',
    'account',
    '1',
    'they wait',
    'features/messages/silent-endpoints',
    '120 endpoints of one account that never answer',
  ],
  [
    'pushes at once to guests, and to staff',
    'all',
    count(PUSHED_WAYS),
    'they wait',
    'features/messages/silent-endpoints',
    'of nine accounts whose devices are silent, eight are pushed to at once',
  ],
  [
    'pictures worked at at once',
    'all',
    count(PICTURES_AT_ONCE),
    'they wait',
    'features/pictures/images',
    'twenty at once for one variant encode it once; for many, two at a time',
  ],
  [
    'of them uploads, fetched pictures and icons',
    'all',
    count(OTHERS_AT_ONCE),
    `${PICTURES_WAITING} wait, more get 503, after 2 s again`,
    'features/pictures/images',
    'a flood of uploads keeps waiting neither a guest nor',
  ],
  [
    'bytes of a picture',
    'upload',
    size(maxUploadBytes),
    '422',
    'features/pictures/images',
    'refuses more bytes or pixels than the limit',
  ],
  [
    'bytes of pictures (three times their masters)',
    'store',
    size(PICTURE_BYTES.store),
    '413',
    'features/pictures/upload-limits',
    'the pictures of %s have a budget',
  ],
  [
    'bytes of pictures (three times their masters)',
    'account',
    size(PICTURE_BYTES.account),
    '413',
    'features/pictures/upload-limits',
    'the pictures of %s have a budget',
  ],
  [
    'bytes of pictures (three times their masters)',
    'account that is not confirmed',
    size(PICTURE_BYTES.unconfirmed),
    '403',
    'features/pictures/upload-limits',
    'the pictures of %s have a budget',
  ],
  [
    'pictures of other sites',
    'store',
    count(MOST_FOREIGN),
    'never fetched, and not shown to guests',
    'features/pictures/foreign-pictures',
    'a store has so many of them',
  ],
  [
    'pictures of other sites fetched at once',
    'store',
    '1',
    'they wait',
    'features/pictures/foreign-pictures',
    'so many are fetched at once in all, and of one store one',
  ],
  [
    'pictures of other sites fetched at once',
    'all',
    count(FETCHED_AT_ONCE),
    'they wait',
    'features/pictures/foreign-pictures',
    'so many are fetched at once in all, and of one store one',
  ],
  [
    'free on the disk of the pictures',
    'all',
    size(LEAST_FREE_BYTES.all),
    'no more uploads: 503',
    'features/pictures/upload-limits',
    'pictures never take the last of the disk',
  ],
  [
    'free on the disk of the pictures',
    'account that is not confirmed',
    size(LEAST_FREE_BYTES.unconfirmed),
    'no more uploads: 503',
    'features/pictures/upload-limits',
    'accounts that are not confirmed leave the last of the disk',
  ],
  [
    `menus above ${size(LARGE_BYTES)} on their way`,
    'account',
    count(SAVE_PLACES.account),
    later,
    'features/menus/large-saves',
    'an account has two of them on their way',
  ],
  [
    `menus above ${size(LARGE_BYTES)} on their way`,
    'all',
    count(SAVE_PLACES.all),
    '503, after 5 s again',
    'features/menus/large-saves',
    'all accounts together have no more than fit into memory',
  ],
  [
    'large menus worked at at once, beside the event loop',
    'all',
    count(AT_ONCE),
    `${MOST_WAITING} wait, more get 503, after 2 s again`,
    'features/menus/large-saves',
    'one is worked at after another, and whoever sends many',
  ],
  [
    'bytes of earlier menus',
    'store',
    size(REVISION_BYTES.store),
    'the oldest are deleted',
    'features/menus/revisions',
    'of a store no more than 64 MB are kept',
  ],
  [
    'bytes of earlier menus',
    'account that is not confirmed',
    size(REVISION_BYTES.unconfirmed),
    'the oldest are deleted',
    'features/menus/revisions',
    'of a store whose owner has not confirmed an address, 8 MB',
  ],
  [
    'languages of a name',
    'menu',
    count(MOST_LANGUAGES),
    '422',
    'features/menus/translated-names',
    'a menu of before, with more languages than it may be saved with now',
  ],
  [
    'options that are chosen',
    'line of an order',
    count(MAX_OPTIONS_OF_LINE),
    '422',
    'features/ordering/place-order-refusals',
    'more options than anybody chooses',
  ],
  [
    'options that are chosen',
    'order',
    count(MAX_OPTIONS),
    '422',
    'features/ordering/place-order-refusals',
    'more options than anybody chooses',
  ],
  [
    'what has happened',
    'order',
    count(LONGEST_LOG.changes),
    '409; it still ends, and is still paid',
    'features/ordering/long-logs',
    'has its dishes ticked no more',
  ],
  [
    'what has happened, payments with it',
    'order',
    count(LONGEST_LOG.money),
    '409',
    'features/ordering/long-logs',
    'is still paid for, but not in parts without end',
  ],
  [
    'stores',
    'account that is not confirmed',
    count(MOST_UNVERIFIED),
    '403',
    'features/accounts/sign-up-policy',
    'who has not confirmed an address has a few stores',
  ],
];

test('docs/security.md has each budget as it is', async () => {
  const text = await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const [, rest = ''] = text.split('\n## Budgets\n');
  const lines = (rest.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(BUDGETS.map((budget) => budget.slice(0, -2)));
});

test.each(BUDGETS)('%s of %s: a test tries to exceed them', async (...budget) => {
  const [file = '', title = ''] = budget.slice(-2);
  const text = await readFile(new URL(`../${file}.test.ts`, import.meta.url), 'utf8');
  expect(text).toContain(title);
});
