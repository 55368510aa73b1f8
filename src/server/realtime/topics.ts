/** What can be followed besides one order, by its id: everything, and what changes the pages of a store. */
export const ALL = '*';
export const PAGES = 'pages';
