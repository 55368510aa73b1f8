/** Topics besides a single order's id: everything, and what changes a store's pages. */
export const ALL = '*';
export const PAGES = 'pages';

/** Who an event is for, which decides how much of a guest's number it shows. */
export type Audience = 'guest' | 'floor' | 'kitchen';
