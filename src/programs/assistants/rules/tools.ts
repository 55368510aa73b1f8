import type * as z from 'zod/mini';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { isInScope, type Scope } from '#programs/keys/rules/scopes.ts';
import { v1Calls } from '#programs/v1/wire/v1-calls.ts';
import { v1GuestCalls } from '#programs/v1/wire/v1-guests-calls.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';
import { sayPairs, saySales, sayShortages, sayWaiting } from './say-figures.ts';
import { sayCart, sayGuestMenu, sayMarked, sayMenu, sayPriceDraft, sayStoryDraft } from './say-menu.ts';

/** What an assistant is told of a tool, apart from what its call declares. */
interface Words<Answer> {
  title: string;
  description: string;
  /** Its answer as people say it. */
  say: (answer: Answer) => string;
  /** Reads change nothing. Of changes: whether the second same one changes nothing more. */
  changes?: { again: 'nothing' | 'more' };
}

export interface Tool extends Words<never> {
  name: string;
  call: Endpoint;
}

type AnswerOf<Call extends Endpoint> =
  Call['schema']['response'] extends Record<number, infer Answer>
    ? Answer extends z.core.$ZodType
      ? z.output<Answer>
      : never
    : never;

const tool = <const Call extends Endpoint>(name: string, call: Call, words: Words<AnswerOf<Call>>): Tool => ({
  name,
  call,
  ...(words as Words<never>),
});

/** Of a restaurant's own assistant, which has a key. */
const OWN: readonly Tool[] = [
  tool('how_was_business', v1Calls.readV1Sales, {
    title: 'How was a day or a period',
    description:
      'What was sold on one day or several: sales and orders, compared with the same days before, by hour and by day, the dishes that sold most, and how guests paid.',
    say: saySales,
  }),
  tool('what_sells_together', v1Calls.listV1Pairs, {
    title: 'What sells with what',
    description:
      'Which two dishes guests order together, and how often. A month tells more than a day. For combos, offers and what the staff suggest.',
    say: sayPairs,
  }),
  tool('who_waits', v1Calls.readV1Waiting, {
    title: 'Who waits too long',
    description:
      'Right now: orders that are later than promised and what they wait for, orders that are cooked and not served, and tables that have called.',
    say: sayWaiting,
  }),
  tool('what_runs_out', v1Calls.listV1Shortages, {
    title: 'What runs out',
    description:
      'Right now: dishes that are sold out, portions that are left, and ingredients below what should be there.',
    say: sayShortages,
  }),
  tool('read_menu', v1Calls.readV1Menu, {
    title: 'Read the menu',
    description:
      'Dishes with their ids, options, prices and whether they are sold out. Give a word of the dish to find it: a whole menu can be long.',
    say: sayMenu,
  }),
  tool('mark_sold_out', v1Calls.changeV1Dish, {
    title: 'Mark a dish as sold out, or as back',
    description:
      'CHANGES what guests see at once: a dish is sold out (for a time or until somebody says so), or available again. Find its id with read_menu.',
    say: sayMarked,
    changes: { again: 'nothing' },
  }),
  tool('draft_price', v1Calls.draftV1Price, {
    title: 'Suggest a price',
    description:
      'Makes a link that opens a dish with a new price entered. Changes nothing by itself: a person of the restaurant looks at it and saves it.',
    say: sayPriceDraft,
  }),
  tool('draft_story', v1Calls.draftV1Story, {
    title: 'Write the draft of a story',
    description:
      'ADDS a draft to the stories of the restaurant. Guests do not see it: a person of the restaurant reads it, changes it and publishes it.',
    say: sayStoryDraft,
    changes: { again: 'more' },
  }),
];

/** Of a guest's assistant, which has no key. */
const GUESTS: readonly Tool[] = [
  tool('read_restaurant_menu', v1GuestCalls.readV1GuestMenu, {
    title: 'Read a restaurant’s menu',
    description:
      'What a restaurant serves now: dishes with ids, prices, options, whether they are vegetarian, allergens as the restaurant states them, what is sold out, and whether it is open.',
    say: sayGuestMenu,
  }),
  tool('prepare_cart', v1GuestCalls.prepareV1Cart, {
    title: 'Prepare a cart for the guest',
    description:
      'Makes a link with dishes in the cart. It orders nothing: give the link to the guest, who opens it, sees every line and sends the order. Dish ids and names of options come from read_restaurant_menu.',
    say: sayCart,
  }),
];

/** Those that a key with these scopes may use. Null: there is no key. */
export function toolsFor(scopes: readonly Scope[] | null): readonly Tool[] {
  if (scopes === null) return GUESTS;
  return OWN.filter(({ call }) => isInScope(scopes, call.access as Permission));
}
