import { MOST_OPTIONS, MOST_OPTIONS_OF_LINE } from '#domain/cart/cart.ts';
import { MOST_LANGUAGES } from '#domain/menu/translations.ts';
import { FETCHED_AT_ONCE } from '../features/foreign-pictures/fetch-foreign.ts';
import { AT_ONCE, LARGE_BYTES, MOST_WAITING, SAVE_PLACES } from '../features/menus/large-saves.ts';
import { REVISION_BYTES } from '../features/menus/record-revision.ts';
import { MOST_GUESTS_OF_STORE, MOST_OF_ACCOUNT, MOST_OF_ORDER } from '../features/messages/alerts.ts';
import { PUSH_LANES } from '../features/messages/lanes.ts';
import { MOST_UNVERIFIED } from '../features/onboarding/open-store.ts';
import { LONGEST_LOG } from '../features/orders/long-logs.ts';
import { MOST_FOREIGN } from '../features/pictures/foreign-pictures.ts';
import {
  LEAST_FREE_BYTES,
  OTHERS_AT_ONCE,
  PICTURES_AT_ONCE,
  PICTURES_WAITING,
} from '../features/pictures/image-files.ts';
import { maxUploadBytes } from '../features/pictures/image-name.ts';
import { PICTURE_BYTES } from '../features/pictures/save-picture.ts';
import { UNSENT_BYTES, UNSENT_BYTES_OF_READER } from '../platform/http/unsent.ts';
import { BODY_SHARES, SMALL_BODY_BYTES } from '../platform/limits/body-shares.ts';
import { CONNECTIONS, SILENT_MS } from '../platform/limits/connection-shares.ts';
import { PRINT_MS, PRINT_SHARES, PRINTS_WAITING, RENDERED_AT_ONCE } from '../platform/limits/prints.ts';
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

interface Budget {
  what: string;
  /** Who has it. */
  of: string;
  most: string;
  /** What happens beyond it. */
  beyond: string;
  /** The test that tries to use more. */
  file: string;
  title: string;
}

/** What strangers can use of memory, disk, connections and time. */
export const BUDGETS: Budget[] = [
  {
    what: 'open streams',
    of: 'network',
    most: count(STREAM_PLACES.network),
    beyond: refused,
    file: 'platform/realtime/stream-budget',
    title: 'refuses streams beyond the places of one address',
  },
  {
    what: 'open streams',
    of: 'IPv6 /48',
    most: count(STREAM_PLACES.wideNetwork),
    beyond: refused,
    file: 'platform/realtime/stream-budget',
    title: 'the networks of one IPv6 /48 share their places',
  },
  {
    what: 'open streams',
    of: 'order',
    most: count(STREAM_PLACES.order),
    beyond: refused,
    file: 'platform/realtime/stream-budget',
    title: 'an order and an account have places of their own',
  },
  {
    what: 'open streams',
    of: 'account',
    most: count(STREAM_PLACES.account),
    beyond: refused,
    file: 'platform/realtime/stream-budget',
    title: 'an order and an account have places of their own',
  },
  {
    what: 'open streams',
    of: 'all',
    most: count(STREAM_PLACES.all),
    beyond: '503, after 30 s again',
    file: 'platform/realtime/stream-budget',
    title: 'an IPv6 /64 has the places of one address, and there is a total for everybody',
  },
  {
    what: 'sent but unread bytes',
    of: 'stream',
    most: size(UNSENT_BYTES_OF_READER),
    beyond: 'it is dropped, and reconnects',
    file: 'platform/realtime/stream-budget',
    title: 'readers who never read use limited memory',
  },
  {
    what: 'sent but unread bytes',
    of: 'all streams',
    most: size(UNSENT_BYTES),
    beyond: 'those with the most are dropped',
    file: 'platform/realtime/stream-budget',
    title: 'drops the readers with the most unread bytes',
  },
  {
    what: 'connections, without a proxy',
    of: 'network',
    most: count(CONNECTIONS.network),
    beyond: 'closed',
    file: 'platform/limits/connection-shares',
    title: 'each address has its own number of connections',
  },
  {
    what: 'connections, without a proxy',
    of: 'IPv6 /48',
    most: count(CONNECTIONS.wideNetwork),
    beyond: 'closed',
    file: 'platform/limits/connection-shares',
    title: 'the networks of one /48 share a total',
  },
  {
    what: 'connections',
    of: 'all',
    most: count(CONNECTIONS.all),
    beyond: 'refused',
    file: 'platform/limits/connection-shares',
    title: 'the total also holds behind a proxy',
  },
  {
    what: 'time without traffic',
    of: 'connection',
    most: `${SILENT_MS / 1000} s`,
    beyond: 'closed',
    file: 'platform/limits/connection-shares',
    title: 'a client that never reads its answers is cut off',
  },
  {
    what: `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    of: 'network',
    most: size(BODY_SHARES.network),
    beyond: later,
    file: 'platform/limits/body-shares',
    title: 'unfinished bodies take only the share of their network',
  },
  {
    what: `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    of: 'IPv6 /48',
    most: size(BODY_SHARES.wideNetwork),
    beyond: later,
    file: 'platform/limits/body-shares',
    title: 'the networks of one /48 share a total',
  },
  {
    what: `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    of: 'account',
    most: size(BODY_SHARES.account),
    beyond: later,
    file: 'platform/limits/body-shares',
    title: 'an account has two uploads %s on their way',
  },
  {
    what: `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    of: 'all',
    most: size(BODY_SHARES.all),
    beyond: '503, after 5 s again',
    file: 'platform/limits/body-shares',
    title: 'all bodies together fit into memory',
  },
  {
    what: 'bills drawn at once, and prints of table codes',
    of: 'all',
    most: count(RENDERED_AT_ONCE),
    beyond: `${PRINTS_WAITING} wait, more get 503, after 2 s again`,
    file: 'features/bills/printed-bills',
    title: 'slow readers of one store’s bills do not block another store’s',
  },
  {
    what: 'prints drawn but not yet read',
    of: 'network',
    most: size(PRINT_SHARES.network),
    beyond: later,
    file: 'platform/limits/prints',
    title: 'a network and a /48 have a share over all stores',
  },
  {
    what: 'prints drawn but not yet read',
    of: 'IPv6 /48',
    most: size(PRINT_SHARES.wideNetwork),
    beyond: later,
    file: 'platform/limits/prints',
    title: 'a network and a /48 have a share over all stores',
  },
  {
    what: 'prints drawn but not yet read',
    of: 'store',
    most: size(PRINT_SHARES.store),
    beyond: later,
    file: 'platform/limits/prints',
    title: 'a print that is not read in time is cut off',
  },
  {
    what: 'prints drawn but not yet read',
    of: 'all',
    most: size(PRINT_SHARES.all),
    beyond: '503, after 5 s again',
    file: 'platform/limits/prints',
    title: 'all prints together fit into memory',
  },
  {
    what: 'time to read a whole print',
    of: 'print',
    most: `${PRINT_MS / 1000} s`,
    beyond: 'closed',
    file: 'platform/limits/prints',
    title: 'a print that is not read in time is cut off',
  },
  {
    what: 'browsers with push messages',
    of: 'order',
    most: count(MOST_OF_ORDER),
    beyond: 'the earliest are forgotten',
    file: 'features/messages/push',
    title: 'an order has five browsers at most',
  },
  {
    what: "guests' browsers with push messages",
    of: 'store',
    most: count(MOST_GUESTS_OF_STORE),
    beyond: 'the earliest are forgotten',
    file: 'features/messages/push-trouble',
    title: 'the oldest guests’ browsers of a store make room for new ones',
  },
  {
    what: 'staff devices with push messages',
    of: 'account and store',
    most: count(MOST_OF_ACCOUNT),
    beyond: 'the earliest are forgotten',
    file: 'features/messages/push',
    title: 'a member of the staff has ten devices in a store at most',
  },
  {
    what: 'pushes at once to guests, and to staff',
    of: 'account',
    most: '1',
    beyond: 'they wait',
    file: 'features/messages/silent-endpoints',
    title: '120 endpoints of one account that never answer',
  },
  {
    what: 'pushes at once to guests, and to staff',
    of: 'all',
    most: count(PUSH_LANES),
    beyond: 'they wait',
    file: 'features/messages/silent-endpoints',
    title: 'of nine accounts with silent devices, eight are pushed to at once',
  },
  {
    what: 'pictures processed at once',
    of: 'all',
    most: count(PICTURES_AT_ONCE),
    beyond: 'they wait',
    file: 'features/pictures/images',
    title: 'encodes a variant once for twenty concurrent requests, and two variants at a time',
  },
  {
    what: 'of them uploads, fetched pictures and icons',
    of: 'all',
    most: count(OTHERS_AT_ONCE),
    beyond: `${PICTURES_WAITING} wait, more get 503, after 2 s again`,
    file: 'features/pictures/images',
    title: 'a flood of uploads delays no guest',
  },
  {
    what: 'bytes of a picture',
    of: 'upload',
    most: size(maxUploadBytes),
    beyond: '422',
    file: 'features/pictures/images',
    title: 'refuses more bytes or pixels than the limit',
  },
  {
    what: 'bytes of pictures (three times their masters)',
    of: 'store',
    most: size(PICTURE_BYTES.store),
    beyond: '413',
    file: 'features/pictures/upload-limits',
    title: 'the pictures of %s have a budget',
  },
  {
    what: 'bytes of pictures (three times their masters)',
    of: 'account',
    most: size(PICTURE_BYTES.account),
    beyond: '413',
    file: 'features/pictures/upload-limits',
    title: 'the pictures of %s have a budget',
  },
  {
    what: 'bytes of pictures (three times their masters)',
    of: 'account that is not confirmed',
    most: size(PICTURE_BYTES.unconfirmed),
    beyond: '403',
    file: 'features/pictures/upload-limits',
    title: 'the pictures of %s have a budget',
  },
  {
    what: 'pictures of other sites',
    of: 'store',
    most: count(MOST_FOREIGN),
    beyond: 'never fetched, and not shown to guests',
    file: 'features/pictures/foreign-pictures',
    title: 'a store has a limited number of foreign pictures',
  },
  {
    what: 'pictures of other sites fetched at once',
    of: 'store',
    most: '1',
    beyond: 'they wait',
    file: 'features/pictures/foreign-pictures',
    title: 'fetches are limited in total, and to one per store',
  },
  {
    what: 'pictures of other sites fetched at once',
    of: 'all',
    most: count(FETCHED_AT_ONCE),
    beyond: 'they wait',
    file: 'features/pictures/foreign-pictures',
    title: 'fetches are limited in total, and to one per store',
  },
  {
    what: 'free on the disk of the pictures',
    of: 'all',
    most: size(LEAST_FREE_BYTES.all),
    beyond: 'no more uploads: 503',
    file: 'features/pictures/upload-limits',
    title: 'pictures leave the last of the disk free',
  },
  {
    what: 'free on the disk of the pictures',
    of: 'account that is not confirmed',
    most: size(LEAST_FREE_BYTES.unconfirmed),
    beyond: 'no more uploads: 503',
    file: 'features/pictures/upload-limits',
    title: 'unconfirmed accounts leave room on the disk',
  },
  {
    what: `menus above ${size(LARGE_BYTES)} on their way`,
    of: 'account',
    most: count(SAVE_PLACES.account),
    beyond: later,
    file: 'features/menus/large-saves',
    title: 'an account can have two large bodies on their way',
  },
  {
    what: `menus above ${size(LARGE_BYTES)} on their way`,
    of: 'all',
    most: count(SAVE_PLACES.all),
    beyond: '503, after 5 s again',
    file: 'features/menus/large-saves',
    title: 'all accounts together can have as many large bodies as fit into memory',
  },
  {
    what: 'large menus processed at once, in a thread',
    of: 'all',
    most: count(AT_ONCE),
    beyond: `${MOST_WAITING} wait, more get 503, after 2 s again`,
    file: 'features/menus/large-saves',
    title: 'large menus are prepared one after another',
  },
  {
    what: 'bytes of earlier menus',
    of: 'store',
    most: size(REVISION_BYTES.store),
    beyond: 'the oldest are deleted',
    file: 'features/menus/revisions',
    title: 'the latest 64 MB of a store are stored',
  },
  {
    what: 'bytes of earlier menus',
    of: 'store, owner not confirmed',
    most: size(REVISION_BYTES.unconfirmed),
    beyond: 'the oldest are deleted',
    file: 'features/menus/revisions',
    title: 'a store whose owner has not confirmed an address has 8 MB',
  },
  {
    what: 'languages of a name',
    of: 'menu',
    most: count(MOST_LANGUAGES),
    beyond: '422',
    file: 'features/menus/translated-names',
    title: 'a stored menu with more languages than may be saved now',
  },
  {
    what: 'options that are chosen',
    of: 'line of an order',
    most: count(MOST_OPTIONS_OF_LINE),
    beyond: '422',
    file: 'features/placing/place-order-refusals',
    title: 'too many options are refused',
  },
  {
    what: 'options that are chosen',
    of: 'order',
    most: count(MOST_OPTIONS),
    beyond: '422',
    file: 'features/placing/place-order-refusals',
    title: 'too many options are refused',
  },
  {
    what: 'log entries before changes are refused',
    of: 'order',
    most: count(LONGEST_LOG.changes),
    beyond: '409; it can still be ended and paid',
    file: 'features/orders/long-logs',
    title: 'can’t have dishes ticked',
  },
  {
    what: 'log entries before payments are refused',
    of: 'order',
    most: count(LONGEST_LOG.money),
    beyond: '409',
    file: 'features/orders/long-logs',
    title: 'can still be paid, but in a limited number of parts',
  },
  {
    what: 'stores',
    of: 'account that is not confirmed',
    most: count(MOST_UNVERIFIED),
    beyond: '403',
    file: 'features/accounts/sign-up-policy',
    title: 'an account without a confirmed address opens a few stores',
  },
];
