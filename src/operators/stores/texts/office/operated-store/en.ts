import type { StoreDetails } from '../../../wire/operated-store.ts';

type DomainState = NonNullable<StoreDetails['domain']>['state'];

export const operatedStoreEn = {
  back: 'All restaurants',
  failed: 'This restaurant can’t be loaded right now',
  lead: (slug: string, day: string) => `/${slug} · since ${day}`,
  page: 'Open the menu',
  use: 'Use',
  suspendedSince: (day: string, reason: string) => `Suspended since ${day}: ${reason}`,
  closedSince: (day: string, reason: string) =>
    reason === '' ? `Closed since ${day}` : `Closed since ${day}: ${reason}`,
  close: 'Close (erased after 30 days)',
  reopen: 'Open again',
  closeTitle: (name: string) => `Close ${name}?`,
  reopenTitle: (name: string) => `Open ${name} again?`,
  closeLead:
    'Guests read that it has closed. Its people can still export everything. After 30 days it is erased.',
  closed: (name: string) => `${name} is closed.`,
  reopened: (name: string) => `${name} is open again.`,
  office: 'Open its office as support',
  officeUntil: (when: string) =>
    `Its owner lets support in until ${when}. Every change is written in its activity.`,
  noOffice: 'To open its office, ask its owner to allow it: Settings → Support access.',
  renews: (plan: string, way: 'upi' | 'card', day: string, cap: string) =>
    `${plan} renews automatically by ${way === 'upi' ? 'UPI Autopay' : 'card'} on ${day}, at most ${cap}.`,
  renewalWanted: 'The bank is still registering the automatic renewal.',
  renewalRetried: (day: string) => `The last charge for its plan was refused. It is tried again on ${day}.`,
  endRenewal: 'End the renewal',
  endRenewalTitle: (name: string) => `No longer renew the plan of ${name} automatically?`,
  endRenewalLead: 'Nothing more is charged. Its owners are told, and can renew by hand or agree again.',
  people: 'People',
  nobody: 'Nobody works here',
  seen: (when: string) => `Last seen ${when}`,
  neverSeen: 'Never signed in',
  services: 'Services',
  gateway: 'Online payment',
  noGateway: 'Not set up',
  gatewayLive: (name: string) => `${name}, on`,
  gatewayTest: (name: string) => `${name}, in test mode`,
  printers: 'Printers',
  printersOf: (all: number, failing: number) => {
    if (all === 0) return 'None';
    return failing === 0 ? `${all}, all fine` : `${all}, ${failing} failing`;
  },
  messages: 'Messages',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Email', push: 'Push' },
  noChannels: 'Not set up',
  failedMessages: (count: number) => `${count} failed in 7 days`,
  domain: 'Own domain',
  noDomain: 'None',
  domainStates: {
    waiting: 'waiting for its records',
    proved: 'not leading here yet',
    live: 'live',
  } as Record<DomainState, string>,
  log: 'Activity',
  noLog: 'Nothing so far',
  handOver: 'Hand over',
  handOverTitle: (name: string) => `Hand over ${name}`,
  handOverLead:
    'They get an invite by email, which works with that address alone. The owners are told: they can agree at once, or stop it. If none answers, it can be accepted after 7 days. The owners become managers.',
  email: 'Email of the new owner',
  asked: (email: string, day: string) =>
    `${email} has an invite. It can be accepted once an owner agrees, or from ${day}.`,
  notSent: (email: string) => `The invite to ${email} could not be sent. Please check the mail server.`,
  handingTo: (email: string, day: string) =>
    `${email} is asked to take it over, from ${day} or once an owner agrees`,
  handingNow: (email: string) => `${email} can take it over now`,
  ownerClosed: 'Its owner closed it, and only an owner can open it again.',
  ownPrice: 'Own price',
  ownPriceOf: (plan: string) => `Own price for ${plan}`,
  ownPriceHint:
    'For a month. Leave blank for the plan’s price. For nothing, use a private plan without a price.',
  ownPriceIs: (price: string) => `Pays ${price} a month, in place of the plan’s price.`,
  usualPrice: 'Pays the plan’s price.',
  ownPriceSaved: 'Price saved. It holds for the next payment.',
  credit: (amount: string) => `Credit for the next plan: ${amount}, before tax.`,
};
