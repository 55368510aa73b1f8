import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { upTo } from '#platform/calls/wire/params.ts';
import { cartBody, guestMenu, preparedCart } from './guests.ts';
import { find } from './v1-calls.ts';

const ofRestaurant = z.object({
  slug: upTo(256).check(z.describe('The restaurant, as it stands in the address of its menu: /{slug}')),
});

/** What a guest's assistant calls, and whoever shows a menu on a page of their own. */
export const v1GuestCalls = endpoints('For guests', {
  readV1GuestMenu: {
    method: 'GET',
    url: '/v1/restaurants/:slug/menu',
    access: 'guest',
    limits: ['assistants'],
    schema: {
      summary:
        'What a restaurant serves now, with prices, and whether it is open. ?find= leaves dishes with these words',
      params: ofRestaurant,
      querystring: z.object({ find }),
      response: { 200: guestMenu },
    },
  },
  prepareV1Cart: {
    method: 'POST',
    url: '/v1/restaurants/:slug/cart',
    access: 'guest',
    limits: ['assistants'],
    schema: {
      summary:
        'A link with these dishes in the cart, which the guest opens, looks at and sends. It orders nothing',
      params: ofRestaurant,
      body: cartBody,
      response: { 200: preparedCart },
    },
  },
});
