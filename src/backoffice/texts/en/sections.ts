export const sections = {
  orders: 'Orders',
  newOrder: 'New order',
  items: 'Items',
  menu: 'Menu',
  tables: 'Tables',
  bills: 'Bills',
  refunds: 'To pay back',
  numbers: 'Numbers',
  people: 'People',
  settings: 'Settings',
};
