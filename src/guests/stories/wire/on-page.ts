import * as z from 'zod/mini';

/** What a store's page shows of stories. Pages kept by older versions leave it out. */
export const storiesOnPage = {
  /** The newest story, as long as it is new. */
  story: z.optional(z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string() }))),
  /** Whether guests can read any. */
  hasStories: z.optional(z.boolean()),
};
