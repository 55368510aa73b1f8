/** The texts of the public pages that belong to no store, loaded with them. */
export const places = {
  frame: {
    pages: 'Pages',
    restaurants: 'Restaurants',
    demo: 'Demo',
    example: 'Live example',
    register: 'Create your menu',
    registerHint: 'Your dishes, your colours, a QR code for every table. Ready in a few minutes.',
    help: 'Help',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  directory: {
    title: 'Find a restaurant',
    lead: 'Browse menus and order. No app, no account.',
    description: 'Find a restaurant by name, city or dish, browse its menu and order.',
    search: 'Name, city or dish',
    submit: 'Search',
    count: (count: number, isAll: boolean) =>
      `${count}${isAll ? '' : ' or more'} ${count === 1 && isAll ? 'restaurant' : 'restaurants'}`,
    found: (query: string) => `Restaurants for “${query}”`,
    all: 'All restaurants',
    none: (query: string) => `No results for “${query}”`,
    noneHint: 'Try a shorter word, another dish or just the city.',
    empty: 'No restaurants here yet',
    emptyHint: 'Try the example, or be the first.',
    example: 'Try the example',
    more: 'More restaurants',
    loading: 'Searching…',
    fromStart: 'Back to the start',
    failed: 'No internet connection. Please try again.',
    open: 'Open now',
    until: (time: string) => `until ${time}`,
    closed: 'Closed',
    opensAt: (time: string) => `opens at ${time}`,
    paused: 'Not taking orders right now',
  },
  menu: {
    title: (menu: string, store: string) => `${menu} · ${store}`,
    served: (from: string, to: string) => `Served from ${from} to ${to}`,
    hint: (menu: string) => `You can browse ${menu} now, and order while it is served.`,
    now: 'See current menu',
  },
  demo: {
    title: 'Demo restaurants',
    lead: 'Made-up restaurants. Order anything you like and watch what happens.',
    description:
      'Made-up restaurants that show what a menu can do: menus by the hour, options, tables and rooms.',
    none: 'No demo restaurants here',
    noneHint: 'This site has real restaurants only:',
    restaurants: 'All restaurants',
    example: 'Live example',
    shows: {
      'saffron-street':
        'Three menus by the time of day, portions and extras, discounts, and five ways to order: one of them confirmed with a code on your phone.',
      'udupi-tiffin': 'One pure veg menu, read in seconds: how a small place starts.',
      'palace-rooms':
        'A hotel: the code in each room tells the kitchen where to bring the tray, and orders are confirmed at once.',
      'heritage-cafe': 'A view-only menu: guests read it, the waiter takes the order.',
      'night-owl': 'A restaurant before it opens: what guests see while there is no menu.',
    } as Record<string, string>,
  },
  example: {
    title: 'Example menu',
    description:
      'See how ordering works: choose dishes, options and quantities. It is an example, so nothing is cooked.',
    name: 'Example Kitchen',
    about: 'A little of everything, to see how ordering works.',
    banner: 'This is an example.',
    bannerHint: 'Choose what you like and open the cart. Nothing is ordered or cooked.',
    cartTitle: 'The example ends here',
    cartHint:
      'In a real restaurant the kitchen would have your order now, and you could follow it. This is an example, so nothing was sent.',
    own: 'Create your menu',
    others: 'Find a restaurant',
    orderType: 'Dine-In',
    charge: 'Banana leaf',
  },
};

export type PlacesTexts = typeof places;
