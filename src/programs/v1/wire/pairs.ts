import * as z from 'zod/mini';

const dish = z.object({
  id: z.string(),
  name: z.string(),
  /** In how many orders it is. */
  orders: z.int(),
});

export const pairList = z.object({
  from: z.string(),
  to: z.string(),
  /** How many orders were read. All rounds of a table count as one. */
  orders: z.int(),
  /** The most frequent first; `together`: how many orders have both. */
  pairs: z.array(z.object({ dishes: z.array(dish), together: z.int() })),
});

export type ApiPairs = z.infer<typeof pairList>;
