export const sections = {
  orders: 'Orders',
  newOrder: 'New order',
  items: 'Dishes',
  menu: 'Menu',
  tables: 'Tables',
  bills: 'Bills',
  refunds: 'Refunds',
  numbers: 'Reports',
  people: 'People',
  settings: 'Settings',
};
