/**
 * What the frame of a restaurant's pages tells the website around it: that it is shown, how tall its page is, and that the
 * guest wants to leave it. It is `ready` as soon as its page begins, and once more when it listens.
 */
export type FromFrame =
  | { menu: 'ready'; listens?: true }
  | { menu: 'height'; height: number }
  | { menu: 'close' };

/** What the website answers when the frame is ready. The frame learns the website's origin by it. */
export interface FromWebsite {
  menu: 'hello';
  /** Six hexadecimal digits, or empty: the restaurant's own. */
  colour: string;
}
