// Written by scripts/check-api.ts from docs/api/v1.json. Copy it into your program: it imports nothing.

type Nothing = { params?: never; query?: never; body?: never };

export interface Calls {
  /** The restaurant of the key. */
  'GET /v1/store': { given: Nothing; answer: { id: string; name: string; description: string; logo: string | null; legalName: string; gstin: string; fssai: string; address: { street: string; city: string; pinCode: string; state: string; country: string }; currency: string; timeZone: string; languages: ('en' | 'hi' | 'mr')[]; openingHours: { week: { mon: ({ from: string; to: string })[]; tue: ({ from: string; to: string })[]; wed: ({ from: string; to: string })[]; thu: ({ from: string; to: string })[]; fri: ({ from: string; to: string })[]; sat: ({ from: string; to: string })[]; sun: ({ from: string; to: string })[] }; holidays: ({ from: string; to: string; label: string; hours: ({ from: string; to: string })[] })[] } | null; paused: boolean; pausedUntil: string | null; taxIncluded: boolean; orderTypes: ({ id: string; name: string; active: boolean })[] } };
  /** All menus with their categories, dishes and options; inactive and hidden ones too. ?find= leaves dishes with these words. */
  'GET /v1/menu': { given: { query?: { find?: string } }; answer: { revision: number; menus: ({ id: string; name: string; active: boolean; from: string | null; until: string | null; days: ('sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[]; fromDay: string | null; untilDay: string | null; categories: ({ id: string; name: string; hidden: boolean; discount: number; dishes: ({ id: string; name: string; description: string; pictures: (string)[]; tags: (string)[]; state: 'available' | 'sold_out' | 'hidden' | 'other'; until: string | null; diet: { veg: boolean | null; egg: boolean; jain: boolean; allergens: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[] | null; spice: number | null }; discount: number; taxes: ({ name: string; rate: number })[]; hsn: string | null; optionGroups: ({ id: string; name: string; required: boolean; most: number; swap: boolean; options: ({ id: string; name: string; price: number | null })[] })[] })[] })[] })[] } };
  /** What is sold out or counted, and with `stock.write` the ingredients below what should be there. */
  'GET /v1/shortages': { given: Nothing; answer: { dishes: ({ id: string; name: string; soldOut: boolean; until: string | null; left: number | null })[]; ingredients: ({ id: string; name: string; unit: 'g' | 'ml' | 'pc'; free: number; par: number | null; out: boolean })[] | null } };
  /** Who waits now: running orders against what they were promised, and calls from tables. */
  'GET /v1/waiting': { given: Nothing; answer: { orders: ({ id: string; number: number; table: string | null; type: string; waited: number; promised: number | null; late: boolean; ready: boolean; dishes: (string)[] })[]; calls: ({ table: string; what: string; waited: number })[] } };
  /** A link that opens a dish in the office with another price entered. It changes nothing. */
  'POST /v1/dishes/{dishId}/price-draft': { given: { params: { dishId: string }; body: { price: number; option?: string } }; answer: { dish: { id: string; name: string }; option: { id: string; name: string }; currency: string; from: number; to: number; link: string } };
  /** Marks a dish as available, or as sold out for a time or until somebody says so. */
  'PATCH /v1/dishes/{dishId}': { given: { params: { dishId: string }; body: { state: 'available' | 'sold_out'; until?: string | null } }; answer: { id: string; name: string; description: string; pictures: (string)[]; tags: (string)[]; state: 'available' | 'sold_out' | 'hidden' | 'other'; until: string | null; diet: { veg: boolean | null; egg: boolean; jain: boolean; allergens: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[] | null; spice: number | null }; discount: number; taxes: ({ name: string; rate: number })[]; hsn: string | null; optionGroups: ({ id: string; name: string; required: boolean; most: number; swap: boolean; options: ({ id: string; name: string; price: number | null })[] })[] } };
  /** The latest first; ?after= the `next` of the page before. */
  'GET /v1/orders': { given: { query?: { after?: string; limit?: string } }; answer: { orders: ({ id: string; number: number; letter: string | null; state: 'received' | 'confirmed' | 'preparing' | 'served' | 'cancelled'; ready: boolean; placedAt: string; pickupAt: string | null; type: string; kind: 'table' | 'room' | 'pickup' | 'delivery' | null; table: { name: string; label: string } | null; needs: { avoid: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[]; eats: 'egg' | 'veg' | 'jain' | null; spice: 0 | 1 | 2 | 3 | null } | null; sitting: { id: string; round: number } | null; guest: { name: string; countryCode: string; phone: string }; address: string; remarks: string; lines: ({ id: string; dishId: string; name: string; options: (string)[]; swaps: (string)[]; quantity: number; price: number; remarks: string; ready: boolean; parts: ({ dishId: string; name: string; options: (string)[]; ready: boolean })[]; removed: boolean })[]; charges: ({ name: string; amount: number; included: boolean })[]; discounts: ({ lineId: string | null; reason: string; amount: number })[]; currency: string; total: number; paid: number; refunded: number; due: number; payment: 'unpaid' | 'claimed' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'refund_due' })[]; next: string | null } };
  /** One order, however old. */
  'GET /v1/orders/{orderId}': { given: { params: { orderId: string } }; answer: { id: string; number: number; letter: string | null; state: 'received' | 'confirmed' | 'preparing' | 'served' | 'cancelled'; ready: boolean; placedAt: string; pickupAt: string | null; type: string; kind: 'table' | 'room' | 'pickup' | 'delivery' | null; table: { name: string; label: string } | null; needs: { avoid: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[]; eats: 'egg' | 'veg' | 'jain' | null; spice: 0 | 1 | 2 | 3 | null } | null; sitting: { id: string; round: number } | null; guest: { name: string; countryCode: string; phone: string }; address: string; remarks: string; lines: ({ id: string; dishId: string; name: string; options: (string)[]; swaps: (string)[]; quantity: number; price: number; remarks: string; ready: boolean; parts: ({ dishId: string; name: string; options: (string)[]; ready: boolean })[]; removed: boolean })[]; charges: ({ name: string; amount: number; included: boolean })[]; discounts: ({ lineId: string | null; reason: string; amount: number })[]; currency: string; total: number; paid: number; refunded: number; due: number; payment: 'unpaid' | 'claimed' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'refund_due' } };
  /** Moves an order on from the state in which it was seen, or cancels it. */
  'POST /v1/orders/{orderId}/state': { given: { params: { orderId: string }; body: { from: 'received' | 'confirmed' | 'preparing' | 'served' | 'cancelled'; to: 'received' | 'confirmed' | 'preparing' | 'served' | 'cancelled'; reason?: string } }; answer: { id: string; number: number; letter: string | null; state: 'received' | 'confirmed' | 'preparing' | 'served' | 'cancelled'; ready: boolean; placedAt: string; pickupAt: string | null; type: string; kind: 'table' | 'room' | 'pickup' | 'delivery' | null; table: { name: string; label: string } | null; needs: { avoid: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[]; eats: 'egg' | 'veg' | 'jain' | null; spice: 0 | 1 | 2 | 3 | null } | null; sitting: { id: string; round: number } | null; guest: { name: string; countryCode: string; phone: string }; address: string; remarks: string; lines: ({ id: string; dishId: string; name: string; options: (string)[]; swaps: (string)[]; quantity: number; price: number; remarks: string; ready: boolean; parts: ({ dishId: string; name: string; options: (string)[]; ready: boolean })[]; removed: boolean })[]; charges: ({ name: string; amount: number; included: boolean })[]; discounts: ({ lineId: string | null; reason: string; amount: number })[]; currency: string; total: number; paid: number; refunded: number; due: number; payment: 'unpaid' | 'claimed' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'refund_due' } };
  /** All tables, with what is due at them. */
  'GET /v1/tables': { given: Nothing; answer: { tables: ({ id: string; name: string; label: string; area: string | null; seats: number | null; link: string; due: number })[] } };
  /** Bills and credit notes of a month, the latest first; ?after= the `next` of the page before. */
  'GET /v1/bills': { given: { query: { month: string; after?: string } }; answer: { bills: ({ id: string; number: string; kind: 'tax_invoice' | 'bill_of_supply' | 'bill' | 'credit_note'; issuedAt: string; orderId: string; orderNumber: number; company: string | null; corrects: string | null; total: number })[]; next: string | null } };
  /** What has happened since an event, the oldest first; ?after= the `next` of the page before. ?from=now tells nothing yet, and where to begin. */
  'GET /v1/events': { given: { query?: { after?: string; from?: 'now'; limit?: string } }; answer: { events: ({ id: number; type: 'order.placed' | 'order.changed' | 'order.served' | 'order.cancelled' | 'payment.received' | 'dish.sold_out' | 'dish.available' | 'sitting.closed'; at: string; data: { order?: { id: string; number: number; letter: string | null; state: 'received' | 'confirmed' | 'preparing' | 'served' | 'cancelled'; ready: boolean; placedAt: string; pickupAt: string | null; type: string; kind: 'table' | 'room' | 'pickup' | 'delivery' | null; table: { name: string; label: string } | null; needs: { avoid: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[]; eats: 'egg' | 'veg' | 'jain' | null; spice: 0 | 1 | 2 | 3 | null } | null; sitting: { id: string; round: number } | null; guest: { name: string; countryCode: string; phone: string }; address: string; remarks: string; lines: ({ id: string; dishId: string; name: string; options: (string)[]; swaps: (string)[]; quantity: number; price: number; remarks: string; ready: boolean; parts: ({ dishId: string; name: string; options: (string)[]; ready: boolean })[]; removed: boolean })[]; charges: ({ name: string; amount: number; included: boolean })[]; discounts: ({ lineId: string | null; reason: string; amount: number })[]; currency: string; total: number; paid: number; refunded: number; due: number; payment: 'unpaid' | 'claimed' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'refund_due' }; dish?: { id: string; state: 'available' | 'sold_out' | 'hidden' | 'other' }; sitting?: { id: string } } })[]; next: number; more: boolean } };
  /** What a restaurant serves now, with prices, and whether it is open. ?find= leaves dishes with these words. */
  'GET /v1/restaurants/{slug}/menu': { given: { params: { slug: string }; query?: { find?: string } }; answer: { name: string; slug: string; link: string; currency: string; open: boolean; opensAt: string | null; takesOrders: boolean; menus: ({ name: string; categories: ({ name: string; dishes: ({ id: string; name: string; description: string; price: number; available: boolean; left: number | null; veg: boolean | null; egg: boolean; jain: boolean; allergens: ('milk' | 'gluten' | 'nuts' | 'peanuts' | 'egg' | 'soy' | 'fish' | 'crustaceans' | 'sulphite')[] | null; spice: number | null; optionGroups: ({ name: string; required: boolean; most: number; given: boolean; swap: boolean; options: ({ name: string; price: number })[] })[] })[] })[] })[] } };
  /** A link with these dishes in the cart, which the guest opens, looks at and sends. It orders nothing. */
  'POST /v1/restaurants/{slug}/cart': { given: { params: { slug: string }; body: { dishes: ({ dish: string; quantity: number; options?: (string)[]; inGroups?: ({ group: string; option: string })[] })[] } }; answer: { link: string; currency: string; lines: ({ name: string; options: (string)[]; swaps: (string)[]; quantity: number; price: number })[]; total: number } };
  /** Adds the draft of a story, which guests read when a person has published it. */
  'POST /v1/stories': { given: { body: { title: string; text: string } }; answer: { id: string; title: string; link: string } };
  /** What was sold on these days of the restaurant, both included. */
  'GET /v1/sales': { given: { query: { from: string; to: string } }; answer: { from: string; to: string; currency: string; orders: number; cancelled: number; amount: number; ended: boolean; before: { from: string; to: string; orders: number; amount: number }; hours: ({ hour: number; orders: number; amount: number })[]; days: ({ day: string; orders: number; amount: number })[]; dishes: ({ id: string; name: string; quantity: number; amount: number })[]; orderTypes: ({ orders: number; amount: number; name: string })[]; taxes: ({ name: string; rate: number; amount: number })[]; received: ({ method: 'Cash' | 'Card' | 'UPI' | 'LeftUnpaid' | 'WrittenOff' | 'Account' | 'gateway' | ''; times: number; amount: number })[]; refunded: ({ method: 'Cash' | 'Card' | 'UPI' | 'LeftUnpaid' | 'WrittenOff' | 'Account' | 'gateway' | ''; times: number; amount: number })[] } };
  /** Which dishes were ordered together on these days, both included; of the last 5,000 orders at most. */
  'GET /v1/pairs': { given: { query: { from: string; to: string } }; answer: { from: string; to: string; orders: number; pairs: ({ dishes: ({ id: string; name: string; orders: number })[]; together: number })[] } };
}

interface Refused {
  code?: string;
  message?: string;
  details?: Record<string, unknown>;
}

/** What was refused, with the code by which a program tells it apart. */
export class ThaliError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(status: number, refused: Refused) {
    super(refused.message ?? 'HTTP ' + status);
    this.name = 'ThaliError';
    this.status = status;
    this.code = refused.code ?? '';
    this.details = refused.details ?? {};
  }
}

type Given<Address extends keyof Calls> = {} extends Calls[Address]['given']
  ? [given?: Calls[Address]['given']]
  : [given: Calls[Address]['given']];

export type Call = <Address extends keyof Calls>(
  address: Address,
  ...given: Given<Address>
) => Promise<Calls[Address]['answer']>;

/** Makes calls with a key: `await call('GET /v1/orders', { query: { limit: '10' } })`. Calls for guests need none. */
export function connect(origin: string, key?: string): Call {
  return async (address, ...[given]) => {
    const { params = {}, query = {}, body } = (given ?? {}) as Record<string, Record<string, string> | undefined>;
    const [method = '', path = ''] = address.split(' ');
    const named = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(named, origin);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const answer = await fetch(url, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: 'Bearer ' + key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {};
    if (!answer.ok) throw new ThaliError(answer.status, read as Refused);
    return read as never;
  };
}
