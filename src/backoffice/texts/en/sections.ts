export const sections = {
  orders: 'Orders',
  newOrder: 'New order',
  items: 'Dishes',
  menu: 'Menu',
  tables: 'Tables',
  bills: 'Bills',
  refunds: 'Refunds',
  chat: 'Messages',
  feedback: 'Feedback',
  reports: 'Reports',
  staff: 'People',
  settings: 'Settings',
};
