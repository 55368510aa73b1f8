import type { EventType } from '#programs/v1/wire/events.ts';
import type { DeliveryState } from '../../../rules/deliveries.ts';

export const webhooksEn = {
  title: 'Webhooks',
  lead: 'Your program gets a message at its own address when something happens here.',
  failed: 'Webhooks can’t be loaded right now',
  none: 'No webhooks yet',
  add: 'Add a webhook',
  url: 'Address',
  urlHint: 'A public address of your program, such as https://example.com/orders.',
  events: 'Tell it when',
  eventNames: {
    'order.placed': 'An order is placed',
    'order.changed': 'An order changes',
    'order.served': 'An order is served',
    'order.cancelled': 'An order is cancelled',
    'payment.received': 'A payment is received',
    'dish.sold_out': 'A dish is sold out',
    'dish.available': 'A dish is available again',
    'sitting.closed': 'A table is closed',
    test: 'Test',
  } satisfies Record<EventType | 'test', string>,
  eventMissing: 'Choose at least one.',
  secretTitle: 'Copy the secret now',
  secretLead:
    'Your program uses it to check that a message really comes from here. You see it only this once.',
  copy: 'Copy the secret',
  documents: 'How a program checks it: standardwebhooks.com',
  done: 'I have copied it',
  by: (name: string, day: string) => `Added by ${name}, ${day}`,
  off: 'Switched off',
  offLead: 'It took no message for a day.',
  on: 'Switch on',
  test: 'Send a test',
  tested: 'The test is on its way.',
  deliveries: 'Deliveries',
  deliveriesOf: (url: string) => `Deliveries to ${url}`,
  noDeliveries: 'Nothing was sent in the last 30 days',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } satisfies Record<
    DeliveryState,
    string
  >,
  answered: (status: number, ms: number) =>
    status === 0 ? 'No answer' : `Answered ${status} in ${ms.toLocaleString('en-IN')} ms`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  again: 'Send again',
  more: 'Show more',
  removeTitle: 'Remove this webhook?',
  removeLead: 'Nothing more is sent to it, and its list of deliveries is deleted.',
  removed: 'The webhook is removed.',
};
