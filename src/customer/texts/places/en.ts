/** Texts of the public pages that belong to no store; loaded with them. */
export const placesEn = {
  frame: {
    pages: 'Pages',
    restaurants: 'Restaurants',
    demo: 'Demo',
    example: 'Try it',
    register: 'Set up your own menu',
    registerHint: 'Your dishes, your colours, a code for every table. It takes a few minutes.',
  },
  directory: {
    title: 'Find a restaurant',
    lead: 'Menus to read and order from, without an app or an account.',
    description: 'Restaurants with their menus: find one by its name, its city or a dish, and order from it.',
    search: 'Name, city or dish',
    submit: 'Search',
    count: (count: number, isAll: boolean) =>
      `${count}${isAll ? '' : ' or more'} ${count === 1 && isAll ? 'restaurant' : 'restaurants'}`,
    found: (query: string) => `Restaurants for “${query}”`,
    all: 'All restaurants',
    none: (query: string) => `Nothing was found for “${query}”`,
    noneHint: 'Try a shorter word, another dish or just the city.',
    empty: 'No restaurant has opened here yet',
    emptyHint: 'Have a look at the example, or be the first.',
    example: 'Try the example',
    more: 'More restaurants',
    loading: 'Looking…',
    fromStart: 'Back to the first ones',
    failed: 'There is no connection right now. Please try again.',
    retry: 'Try again',
    open: 'Open now',
    until: (time: string) => `until ${time}`,
    closed: 'Closed',
    opensAt: (time: string) => `opens at ${time}`,
    paused: 'Not taking orders right now',
  },
  menu: {
    title: (menu: string, store: string) => `${menu} · ${store}`,
    served: (from: string, to: string) => `Served from ${from} to ${to}`,
    hint: (menu: string) => `${menu} is shown to look at. It can be ordered from while it is served.`,
    now: 'See what is served now',
  },
  demo: {
    title: 'Restaurants to try out',
    lead: 'None of them exists, and nothing is cooked. Order as much as you like and watch what happens.',
    description:
      'Made-up restaurants that show what a menu can do: menus by the hour, options, tables and rooms.',
    none: 'There are no demo restaurants here',
    noneHint: 'This place is for real restaurants only. These are open to everybody:',
    restaurants: 'All restaurants',
    example: 'An example to play with',
    shows: {
      'saffron-street':
        'Three menus by the time of day, portions and extras, discounts, and five ways to order: one of them confirmed with a code on your phone.',
      'udupi-tiffin': 'One menu, vegetarian throughout, read in seconds: how a small place begins.',
      'palace-rooms':
        'A hotel: the code in each room tells the kitchen where to bring the tray, and orders begin as confirmed.',
      'heritage-cafe': 'A menu to look at only: the guest reads, the waiter takes the order.',
      'night-owl': 'A restaurant before its opening: what guests see while there is no menu.',
    } as Record<string, string>,
  },
  example: {
    title: 'An example menu to play with',
    description:
      'Try how ordering feels: choose dishes, options and amounts. It is an example, so nothing is cooked.',
    name: 'Example Kitchen',
    about: 'A little of everything, to try out how ordering feels.',
    banner: 'This is an example.',
    bannerHint: 'Choose what you like and look into the cart. Nothing is ordered and nothing is cooked.',
    cartTitle: 'This is as far as the example goes',
    cartHint:
      'In a real restaurant, the order would be with the kitchen now, and you would see it being cooked. Nobody is behind this one, so nothing was sent.',
    own: 'Set up your own menu',
    others: 'Find a restaurant',
    orderType: 'Dine-In',
    charge: 'Banana leaf',
  },
};

export type PlacesTexts = typeof placesEn;
