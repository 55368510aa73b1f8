import * as z from 'zod/mini';
import { ALLERGENS, SPICES } from '../rules/diets/diet.ts';
import { DIETS } from '../rules/diets/needs.ts';

/** What whoever sends it does not eat. Nothing in it: the guest takes back what they said. */
export const needsBody = z.strictObject({
  avoid: z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length)),
  eats: z.nullable(z.enum(DIETS)),
  spice: z.nullable(z.literal(SPICES)),
});

/** What one guest, or all of a table together, do not eat. */
export const needsView = z.object({
  avoid: z.array(z.enum(ALLERGENS)),
  eats: z.nullable(z.enum(DIETS)),
  spice: z.nullable(z.literal(SPICES)),
});
