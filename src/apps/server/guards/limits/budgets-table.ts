import { CHAT_PICTURE_BYTES, MOST_UPLOAD_BYTES } from '#guests/chat/server/pictures/chat-pictures.ts';
import { MOST_GUESTS_OF_STORE, MOST_OF_ACCOUNT, MOST_OF_ORDER } from '#guests/messages/server/alerts.ts';
import { PUSH_LANES } from '#guests/messages/server/lanes.ts';
import { MOST_OPTIONS, MOST_OPTIONS_OF_LINE } from '#ordering/cart/rules/cart.ts';
import { MOST_LANGUAGES } from '#ordering/menu/rules/translations.ts';
import { REVISION_BYTES } from '#ordering/menu/server/revisions/record-revision.ts';
import { AT_ONCE, LARGE_BYTES, MOST_WAITING, SAVE_PLACES } from '#ordering/menu/server/saving/large-saves.ts';
import { LONGEST_LOG } from '#ordering/orders/server/long-logs.ts';
import { UNSENT_BYTES, UNSENT_BYTES_OF_READER } from '#platform/http/server/unsent.ts';
import { BODY_SHARES, SMALL_BODY_BYTES } from '#platform/limits/server/body-shares.ts';
import { CONNECTIONS, SILENT_MS } from '#platform/limits/server/connection-shares.ts';
import { PRINT_MS, PRINT_SHARES, PRINTS_WAITING, RENDERED_AT_ONCE } from '#platform/limits/server/prints.ts';
import { STREAM_PLACES } from '#platform/limits/server/stream-places.ts';
import { FETCHED_AT_ONCE } from '#restaurant/foreign-pictures/server/fetch-foreign.ts';
import { MOST_FOREIGN } from '#restaurant/pictures/server/foreign/foreign-pictures.ts';
import {
  LEAST_FREE_BYTES,
  MOST_CACHED_BYTES,
  OTHERS_AT_ONCE,
  PICTURES_AT_ONCE,
  PICTURES_WAITING,
} from '#restaurant/pictures/server/image-files.ts';
import { maxUploadBytes } from '#restaurant/pictures/server/image-name.ts';
import { PICTURE_BYTES } from '#restaurant/pictures/server/save-picture.ts';
import { MOST_UNVERIFIED } from '#restaurant/set-up/server/open-store.ts';

const count = (number: number) => number.toLocaleString('en');
const size = (bytes: number) =>
  bytes >= 1024 ** 3
    ? `${bytes / 1024 ** 3} GB`
    : bytes >= 1024 * 1024
      ? `${bytes / 1024 / 1024} MB`
      : `${bytes / 1024} kB`;
const refused = '429, after 30 s again';
const later = '429, after 5 s again';

/** Who has it, how much at most, and what happens beyond it. */
type Share = [of: string, most: string, beyond: string];

/** What strangers can use of memory, disk, connections and time. */
export const BUDGETS: [what: string, shares: Share[]][] = [
  [
    'open streams',
    [
      ['network', count(STREAM_PLACES.network), refused],
      ['IPv6 /48', count(STREAM_PLACES.wideNetwork), refused],
      ['order', count(STREAM_PLACES.order), refused],
      ['account', count(STREAM_PLACES.account), refused],
      ['all', count(STREAM_PLACES.all), '503, after 30 s again'],
    ],
  ],
  [
    'sent but unread bytes',
    [
      ['stream', size(UNSENT_BYTES_OF_READER), 'it is dropped, and reconnects'],
      ['all streams', size(UNSENT_BYTES), 'those with the most are dropped'],
    ],
  ],
  [
    'connections, without a proxy',
    [
      ['network', count(CONNECTIONS.network), 'closed'],
      ['IPv6 /48', count(CONNECTIONS.wideNetwork), 'closed'],
    ],
  ],
  ['connections', [['all', count(CONNECTIONS.all), 'refused']]],
  ['time without traffic', [['connection', `${SILENT_MS / 1000} s`, 'closed']]],
  [
    `bodies above ${size(SMALL_BODY_BYTES)} on their way`,
    [
      ['network', size(BODY_SHARES.network), later],
      ['IPv6 /48', size(BODY_SHARES.wideNetwork), later],
      ['account', size(BODY_SHARES.account), later],
      ['all', size(BODY_SHARES.all), '503, after 5 s again'],
    ],
  ],
  [
    'bills drawn at once, and prints of table codes',
    [['all', count(RENDERED_AT_ONCE), `${PRINTS_WAITING} wait, more get 503, after 2 s again`]],
  ],
  [
    'prints drawn but not yet read',
    [
      ['network', size(PRINT_SHARES.network), later],
      ['IPv6 /48', size(PRINT_SHARES.wideNetwork), later],
      ['store', size(PRINT_SHARES.store), later],
      ['all', size(PRINT_SHARES.all), '503, after 5 s again'],
    ],
  ],
  ['time to read a whole print', [['print', `${PRINT_MS / 1000} s`, 'closed']]],
  ['browsers with push messages', [['order', count(MOST_OF_ORDER), 'the earliest are forgotten']]],
  [
    "guests' browsers with push messages",
    [['store', count(MOST_GUESTS_OF_STORE), 'the earliest are forgotten']],
  ],
  [
    'staff devices with push messages',
    [['account and store', count(MOST_OF_ACCOUNT), 'the earliest are forgotten']],
  ],
  [
    'pushes at once to guests, and to staff',
    [
      ['account', '1', 'they wait'],
      ['all', count(PUSH_LANES), 'they wait'],
    ],
  ],
  ['pictures processed at once', [['all', count(PICTURES_AT_ONCE), 'they wait']]],
  [
    'of them uploads, fetched pictures and icons',
    [['all', count(OTHERS_AT_ONCE), `${PICTURES_WAITING} wait, more get 503, after 2 s again`]],
  ],
  ['bytes of a picture', [['upload', size(maxUploadBytes), '422']]],
  [
    'bytes of pictures (three times their masters)',
    [
      ['store', size(PICTURE_BYTES.store), '413'],
      ['account', size(PICTURE_BYTES.account), '413'],
      ['account that is not confirmed', size(PICTURE_BYTES.unconfirmed), '403'],
    ],
  ],
  ['bytes of a picture in a conversation', [['upload', size(MOST_UPLOAD_BYTES), '413']]],
  [
    'bytes of pictures in conversations (three times their masters)',
    [
      ['conversation', size(CHAT_PICTURE_BYTES.conversation), '413'],
      ['guests of a store', size(CHAT_PICTURE_BYTES.guests), '413'],
      ['store', size(CHAT_PICTURE_BYTES.store), '413'],
    ],
  ],
  ['pictures of other sites', [['store', count(MOST_FOREIGN), 'never fetched, and not shown to guests']]],
  [
    'pictures of other sites fetched at once',
    [
      ['store', '1', 'they wait'],
      ['all', count(FETCHED_AT_ONCE), 'they wait'],
    ],
  ],
  [
    'room left for pictures (on the disk, or in an external database)',
    [
      ['all', size(LEAST_FREE_BYTES.all), 'no more uploads: 503'],
      ['account that is not confirmed', size(LEAST_FREE_BYTES.unconfirmed), 'no more uploads: 503'],
    ],
  ],
  [
    'files of pictures that can be made again',
    [['process', size(MOST_CACHED_BYTES), 'the least used are deleted']],
  ],
  [
    `menus above ${size(LARGE_BYTES)} on their way`,
    [
      ['account', count(SAVE_PLACES.account), later],
      ['all', count(SAVE_PLACES.all), '503, after 5 s again'],
    ],
  ],
  [
    'large menus processed at once, in a thread',
    [['all', count(AT_ONCE), `${MOST_WAITING} wait, more get 503, after 2 s again`]],
  ],
  [
    'bytes of earlier menus',
    [
      ['store', size(REVISION_BYTES.store), 'the oldest are deleted'],
      ['store, owner not confirmed', size(REVISION_BYTES.unconfirmed), 'the oldest are deleted'],
    ],
  ],
  ['languages of a name', [['menu', count(MOST_LANGUAGES), '422']]],
  [
    'options that are chosen',
    [
      ['line of an order', count(MOST_OPTIONS_OF_LINE), '422'],
      ['order', count(MOST_OPTIONS), '422'],
    ],
  ],
  [
    'log entries before changes are refused',
    [['order', count(LONGEST_LOG.changes), '409; it can still be ended and paid']],
  ],
  ['log entries before payments are refused', [['order', count(LONGEST_LOG.money), '409']]],
  ['stores', [['account that is not confirmed', count(MOST_UNVERIFIED), '403']]],
];
