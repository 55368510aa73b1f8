import * as z from 'zod/mini';

/** How much there is of what a new store needs. */
export const setUpView = z.object({
  dishes: z.number(),
  tables: z.number(),
  people: z.number(),
  orders: z.number(),
});

export type SetUp = z.infer<typeof setUpView>;
