import type { Feature, PlanLimit } from '#domain/plans/plan.ts';

export const planEn = {
  title: 'Plan',
  lead: 'What your plan includes, and how much of it you use.',
  on: (plan: string, status: string) => `${plan} · ${status}`,
  until: (day: string) => `Until ${day}`,
  limits: {
    dishes: 'Dishes',
    tables: 'Tables',
    people: 'People',
    outlets: 'Restaurants',
    ordersPerMonth: 'Orders this month',
    picturesMb: 'Pictures, in MB',
    messagesPerDay: 'Messages today',
  } as Record<PlanLimit, string>,
  of: (used: number, most: number) => `${used} of ${most}`,
  unlimited: (used: number) => `${used}, no limit`,
  near: 'Almost used up',
  full: 'Used up. What you have goes on working.',
  ordersGoOn: 'Guests can always order, whatever your plan says.',
  includes: 'Included',
  included: 'Included',
  notIncluded: 'Not in your plan',
  features: {
    onlinePayment: 'Online payment',
    messages: 'SMS and WhatsApp messages',
    ownDomain: 'Your own domain',
    longReports: 'Reports beyond 30 days',
    noFooter: 'Menu without our invitation',
  } as Record<Feature, string>,
  pay: 'Pay for a plan',
  payHint:
    'The plan you have goes on from its last day. Another plan starts today. Tax is added where it applies.',
  aMonth: (plan: string, price: string) => `${plan} · ${price} a month`,
  howLong: 'For how long',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  goOn: 'Go on to payment',
  invoices: 'Invoices',
  invoicesFailed: 'Invoices can’t be loaded right now',
  toPay: 'To pay',
  payNow: 'Pay',
  read: 'Open',
  paidOn: (day: string) => `Paid on ${day}`,
  more: 'To change your plan, write to whoever runs this site.',
  write: 'Write an email',
  suspended: 'Whoever runs this site has stopped this restaurant. Guests can’t order.',
  suspendedFor: (reason: string) => `Why: ${reason}`,
  runOut: {
    past_due: 'Your plan has ended. Everything keeps working for 14 days.',
    ended: 'Your plan has ended. Guests can still order; new things need a new plan.',
  },
  orders: {
    near: (used: number, most: number) =>
      `${used} of your plan’s ${most} orders are used this month. Guests can always order.`,
    full: (used: number, most: number) =>
      `${used} orders this month; your plan has ${most}. Guests can always order. Please choose a larger plan.`,
  },
  see: 'See your plan',
  over: (what: string, used: number, most: number) =>
    `Your plan has no room for more. ${what}: ${used} of ${most}. Settings, Plan has larger ones.`,
  without: (feature: string) => `${feature}: not in your plan.`,
};
