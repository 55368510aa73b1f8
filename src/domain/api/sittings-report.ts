import * as z from 'zod/mini';

/** Of tables that were closed and had ordered something. Averages are null where there is nothing to divide by. */
const figures = {
  sittings: z.number(),
  /** As far as they were noted. */
  covers: z.number(),
  /** From opening to closing. */
  turnMinutes: z.nullable(z.number()),
  revenue: z.number(),
  /** Of the tables whose covers were noted. */
  perCover: z.nullable(z.number()),
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
