/** What can be followed besides one order, by its id: everything, and what changes the pages of a store. */
export const ALL = '*';
export const PAGES = 'pages';

/** For whom an event is written out: how much of a customer's number it shows. */
export type Audience = 'guest' | 'floor' | 'kitchen';
