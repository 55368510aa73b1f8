import { beforeAll } from 'vitest';
import { dialogs } from '../screens/dialogs.ts';
import { guestStates } from '../screens/guest-states.ts';
import { sellSome } from '../screens/sell.ts';
import { setStage } from '../testing/stage.ts';
import { sweepGuests, visit } from './sweep.ts';

const stage = await setStage({}, { fonts: 'wide' });

beforeAll(async () => sellSome(await visit(stage)));

/** These have faults with their text at twice the size, which are still to be mended. */
const NOT_YET_LARGE = [
  'filters',
  'filtered',
  'unknown-table',
  'details',
  'lost-answer',
  'directory-none',
  'cart-offline',
  'index',
  'changes',
];

/** Its strip of pictures takes no focus, which axe asks for; the buttons beside it move it. */
const judged = dialogs.filter(({ name }) => name !== 'pictures');
sweepGuests(stage, [...guestStates, ...judged], ({ name }) => ({ isLarge: !NOT_YET_LARGE.includes(name) }));
