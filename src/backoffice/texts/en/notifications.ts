import type { NotificationKind, PlanNews } from '#domain/notifications/notifications.ts';

const order = (number: number) => `order ${number}`;

export const notificationsEn = {
  title: 'Notifications',
  open: (unread: number, isMore: boolean) => {
    if (unread === 0) return 'Notifications';
    return isMore ? 'Notifications: more than 99 unread' : `Notifications: ${unread} unread`;
  },
  filters: { all: 'All', unread: 'Unread', archived: 'Archived' },
  seeAll: 'Mark all as seen',
  failed: 'Notifications can’t be loaded right now',
  none: { all: 'No notifications', unread: 'You’ve seen everything', archived: 'Nothing archived' },
  hint: {
    all: 'New orders, ratings and problems appear here.',
    unread: '',
    archived: 'What you archive stays here for 90 days.',
  },
  older: 'Older notifications',
  today: 'Today',
  unread: 'Unread',
  archive: (what: string) => `Archive: ${what}`,
  restore: (what: string) => `Put back: ${what}`,
  archived: 'Archived',
  restored: 'Put back',
  says: {
    order_placed: (number: number) => `New ${order(number)}`,
    order_cancelled: (number: number) => `The guest cancelled ${order(number)}`,
    payment_claimed: (number: number, amount: string) =>
      `The guest says they paid ${amount} for ${order(number)}`,
    guest_rated: (number: number, stars: number) =>
      `${stars === 1 ? '1 star' : `${stars} stars`} for ${order(number)}`,
    printer_failing: (printer: string) => `${printer} has stopped printing`,
    plan: {
      ends: 'Your plan ends within a week',
      past_due: 'Your plan is past due',
      ended: 'Your plan has ended',
      ordersNear: '80 % of this month’s orders are used',
      ordersFull: 'All of this month’s orders are used',
    } satisfies Record<PlanNews, string>,
  } satisfies Record<NotificationKind, unknown>,
};
