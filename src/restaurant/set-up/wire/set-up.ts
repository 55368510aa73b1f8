import * as z from 'zod/mini';

/** Counts what a new store needs. The setup guide ticks it off. */
export const setUpView = z.object({
  dishes: z.number(),
  tables: z.number(),
  people: z.number(),
  orders: z.number(),
});

export type SetUp = z.infer<typeof setUpView>;
