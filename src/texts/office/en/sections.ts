/** As headings of the navigation. */
export const sectionGroups = {
  service: 'Service',
  menu: 'Menu',
  guests: 'Guests',
  money: 'Money',
  team: 'Team',
  settings: 'Settings',
};

export const sections = {
  orders: 'Orders',
  floor: 'Floor',
  newOrder: 'New order',
  items: 'Dishes',
  menu: 'Menu',
  tables: 'Tables',
  calendar: 'Calendar',
  bills: 'Bills',
  refunds: 'Refunds',
  khatas: 'Accounts',
  stock: 'Stock',
  buying: 'Buying',
  till: 'Till',
  chat: 'Messages',
  mail: 'Email',
  feedback: 'Feedback',
  stories: 'Stories',
  reports: 'Reports',
  staff: 'People',
  settings: 'Settings',
};
