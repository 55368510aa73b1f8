import type { NotificationKind } from '../../../rules/notifications.ts';

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
  settings: 'Notifications',
  settingsHint:
    'How you want to be told, in all your restaurants. What you leave out of the list goes to the archive.',
  devices: 'Push reaches the devices on which you switched on new orders, which are pushed there anyway.',
  ways: { bell: 'In the list', push: 'Push', email: 'Email' },
  kinds: {
    order_placed: 'New orders',
    order_cancelled: 'Guests cancel orders',
    payment_claimed: 'Guests say they paid',
    guest_rated: 'Ratings',
    chat_message: 'Guest messages',
    reservation: 'Reservations by guests',
    table_call: 'Calls from tables',
    printer_failing: 'Printers stop printing',
    pin_locked: 'A PIN is wrong too often',
    mail: 'Emails in your mailbox',
    plan: 'Your plan',
  } satisfies Record<NotificationKind, string>,
};
