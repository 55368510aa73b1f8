import * as z from 'zod/mini';

/** Minor units of the store's currency, so that sums stay exact. */
const minor = z.int();

/** Of tables that were closed and had ordered something. Averages are null where there is nothing to divide by. */
const figures = {
  sittings: z.number(),
  /** As far as they were noted. */
  covers: z.number(),
  /** From opening to closing. */
  turnMinutes: z.nullable(z.number()),
  revenue: minor,
  /** Of the tables whose covers were noted. */
  perCover: z.nullable(minor),
};

export const sittingsReport = z.object({
  from: z.string(),
  to: z.string(),
  ...figures,
  tables: z.array(z.object({ iden: z.string(), label: z.string(), ...figures })),
  /** Null: nobody in particular. */
  waiters: z.array(
    z.object({ waiter: z.nullable(z.object({ _id: z.string(), name: z.string() })), ...figures }),
  ),
});

export type SittingsReport = z.infer<typeof sittingsReport>;
