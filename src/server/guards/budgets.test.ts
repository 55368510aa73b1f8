import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MAX_OPTIONS, MAX_OPTIONS_OF_LINE } from '#domain/cart.ts';
import { MOST_LANGUAGES } from '#domain/translations.ts';
import { UNSENT_BYTES, UNSENT_BYTES_OF_READER } from '../http/unsent.ts';
import { FETCHED_AT_ONCE } from '../images/fetch-foreign.ts';
import { MOST_FOREIGN } from '../images/foreign-pictures.ts';
import {
  LEAST_FREE_BYTES,
  OTHERS_AT_ONCE,
  PICTURES_AT_ONCE,
  PICTURES_WAITING,
} from '../images/image-files.ts';
import { maxUploadBytes } from '../images/image-name.ts';
import { PICTURE_BYTES } from '../images/keep-picture.ts';
import { BODY_SHARES, SMALL_BODY_BYTES } from '../limits/body-shares.ts';
import { CONNECTIONS, SILENT_MS } from '../limits/connection-shares.ts';
import { DRAWN_AT_ONCE, PRINT_MS, PRINT_SHARES, PRINTS_WAITING } from '../limits/prints.ts';
import { STREAM_PLACES } from '../limits/stream-places.ts';
import { AT_ONCE, LARGE_BYTES, MOST_WAITING, SAVE_PLACES } from '../menus/large-saves.ts';
import { MOST_GUESTS_OF_STORE, MOST_OF_ACCOUNT, MOST_OF_ORDER } from '../messages/alerts.ts';
import { PUSHED_WAYS } from '../messages/ways.ts';
import { LONGEST_LOG } from '../ordering/long-logs.ts';
import { REVISION_BYTES } from '../revisions/record-revision.ts';
import { MOST_UNVERIFIED } from '../staff/open-store.ts';

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
  ['open streams', 'network', count(STREAM_PLACES.network), refused, 'realtime/stream-budget'],
  ['open streams', 'IPv6 /48', count(STREAM_PLACES.wideNetwork), refused, 'realtime/stream-budget'],
  ['open streams', 'order', count(STREAM_PLACES.order), refused, 'realtime/stream-budget'],
  ['open streams', 'account', count(STREAM_PLACES.account), refused, 'realtime/stream-budget'],
  ['open streams', 'all', count(STREAM_PLACES.all), '503, after 30 s again', 'realtime/stream-budget'],
  [
    'sent and not taken',
    'stream',
    size(UNSENT_BYTES_OF_READER),
    'it is dropped, and comes back',
    'realtime/stream-budget',
  ],
  [
    'sent and not taken',
    'all streams',
    size(UNSENT_BYTES),
    'those with the most are dropped',
    'realtime/stream-budget',
  ],
  [
    'connections, without a proxy',
    'network',
    count(CONNECTIONS.network),
    'closed',
    'limits/connection-shares',
  ],
  [
    'connections, without a proxy',
    'IPv6 /48',
    count(CONNECTIONS.wideNetwork),
    'closed',
    'limits/connection-shares',
  ],
  ['connections', 'all', count(CONNECTIONS.all), 'refused', 'limits/connection-shares'],
  [
    'silence, with nothing taken either',
    'connection',
    `${SILENT_MS / 1000} s`,
    'closed',
    'limits/connection-shares',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'network',
    size(BODY_SHARES.network),
    later,
    'limits/body-shares',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'IPv6 /48',
    size(BODY_SHARES.wideNetwork),
    later,
    'limits/body-shares',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'account',
    size(BODY_SHARES.account),
    later,
    'limits/body-shares',
  ],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    'all',
    size(BODY_SHARES.all),
    '503, after 5 s again',
    'limits/body-shares',
  ],
  [
    'bills drawn at once, and prints of table codes',
    'all',
    count(DRAWN_AT_ONCE),
    `${PRINTS_WAITING} wait, more get 503, after 2 s again`,
    'bills/printed-bills',
  ],
  ['prints drawn and not taken', 'network', size(PRINT_SHARES.network), later, 'limits/prints'],
  ['prints drawn and not taken', 'IPv6 /48', size(PRINT_SHARES.wideNetwork), later, 'limits/prints'],
  ['prints drawn and not taken', 'store', size(PRINT_SHARES.store), later, 'limits/prints'],
  ['prints drawn and not taken', 'all', size(PRINT_SHARES.all), '503, after 5 s again', 'limits/prints'],
  ['time to take all of a print', 'print', `${PRINT_MS / 1000} s`, 'closed', 'limits/prints'],
  ['browsers that are told', 'order', count(MOST_OF_ORDER), 'the earliest are forgotten', 'messages/push'],
  [
    "guests' browsers that are told",
    'store',
    count(MOST_GUESTS_OF_STORE),
    'the earliest are forgotten',
    'messages/push-trouble',
  ],
  [
    'devices that are told',
    'account and store',
    count(MOST_OF_ACCOUNT),
    'the earliest are forgotten',
    'messages/push',
  ],
  ['pushes at once to guests, and to staff', 'account', '1', 'they wait', 'messages/silent-endpoints'],
  [
    'pushes at once to guests, and to staff',
    'all',
    count(PUSHED_WAYS),
    'they wait',
    'messages/silent-endpoints',
  ],
  ['pictures worked at at once', 'all', count(PICTURES_AT_ONCE), 'they wait', 'images/images'],
  [
    'of them uploads, fetched pictures and icons',
    'all',
    count(OTHERS_AT_ONCE),
    `${PICTURES_WAITING} wait, more get 503, after 2 s again`,
    'images/images',
  ],
  ['bytes of a picture', 'upload', size(maxUploadBytes), '422', 'images/images'],
  [
    'bytes of pictures (three times their masters)',
    'store',
    size(PICTURE_BYTES.store),
    '413',
    'images/upload-limits',
  ],
  [
    'bytes of pictures (three times their masters)',
    'account',
    size(PICTURE_BYTES.account),
    '413',
    'images/upload-limits',
  ],
  [
    'bytes of pictures (three times their masters)',
    'account that is not confirmed',
    size(PICTURE_BYTES.unconfirmed),
    '403',
    'images/upload-limits',
  ],
  [
    'pictures of other sites',
    'store',
    count(MOST_FOREIGN),
    'never fetched, and not shown to guests',
    'images/foreign-pictures',
  ],
  ['pictures of other sites fetched at once', 'store', '1', 'they wait', 'images/foreign-pictures'],
  [
    'pictures of other sites fetched at once',
    'all',
    count(FETCHED_AT_ONCE),
    'they wait',
    'images/foreign-pictures',
  ],
  [
    'free on the disk of the pictures',
    'all',
    size(LEAST_FREE_BYTES.all),
    'no more uploads: 503',
    'images/upload-limits',
  ],
  [
    'free on the disk of the pictures',
    'account that is not confirmed',
    size(LEAST_FREE_BYTES.unconfirmed),
    'no more uploads: 503',
    'images/upload-limits',
  ],
  [
    `menus above ${size(LARGE_BYTES)} on their way`,
    'account',
    count(SAVE_PLACES.account),
    later,
    'menus/large-saves',
  ],
  [
    `menus above ${size(LARGE_BYTES)} on their way`,
    'all',
    count(SAVE_PLACES.all),
    '503, after 5 s again',
    'menus/large-saves',
  ],
  [
    'large menus worked at at once, beside the event loop',
    'all',
    count(AT_ONCE),
    `${MOST_WAITING} wait, more get 503, after 2 s again`,
    'menus/large-saves',
  ],
  [
    'bytes of earlier menus',
    'store',
    size(REVISION_BYTES.store),
    'the oldest are deleted',
    'revisions/revisions',
  ],
  [
    'bytes of earlier menus',
    'account that is not confirmed',
    size(REVISION_BYTES.unconfirmed),
    'the oldest are deleted',
    'revisions/revisions',
  ],
  ['languages of a name', 'menu', count(MOST_LANGUAGES), '422', 'menus/translated-names'],
  [
    'options that are chosen',
    'line of an order',
    count(MAX_OPTIONS_OF_LINE),
    '422',
    'ordering/place-order-refusals',
  ],
  ['options that are chosen', 'order', count(MAX_OPTIONS), '422', 'ordering/place-order-refusals'],
  [
    'what has happened',
    'order',
    count(LONGEST_LOG.changes),
    '409; it still ends, and is still paid',
    'ordering/long-logs',
  ],
  ['what has happened, payments with it', 'order', count(LONGEST_LOG.money), '409', 'ordering/long-logs'],
  ['stores', 'account that is not confirmed', count(MOST_UNVERIFIED), '403', 'accounts/sign-up-policy'],
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
  expect(rows).toEqual(BUDGETS.map((budget) => budget.slice(0, -1)));
});

test.each(BUDGETS)('%s of %s: a test tries to exceed them', async (...budget) => {
  await access(new URL(`../${budget.at(-1)}.test.ts`, import.meta.url));
});
