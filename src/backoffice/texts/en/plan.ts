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
    api: 'Connections to other programs',
    longReports: 'Reports beyond 30 days',
    noFooter: 'Menu without our invitation',
  } as Record<Feature, string>,
  more: 'To change your plan, write to whoever runs this site.',
  write: 'Write an email',
  suspended: 'Whoever runs this site has stopped this restaurant. Guests can’t order.',
  runOut: {
    past_due: 'The last day of your plan is over. Everything goes on for 14 days.',
    ended: 'Your plan has ended. Guests can still order; new things need a new plan.',
  },
  see: 'See your plan',
  over: (what: string, used: number, most: number) =>
    `Your plan has no room for more. ${what}: ${used} of ${most}.`,
  without: (feature: string) => `${feature}: not in your plan.`,
};
