export const sections = {
  orders: 'Orders',
  newOrder: 'New order',
  items: 'Items',
  menu: 'Menu',
  tables: 'Tables',
  bills: 'Bills',
  numbers: 'Numbers',
  people: 'People',
  settings: 'Settings',
};
