import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';

/** How many pictures are proposed for a dish. */
export const PROPOSED = 6;

/** A dish as the editor shows it, which may not be saved yet. */
export const dishToDraw = z.strictObject({
  label: text(200, 1),
  category: text(200),
  veg: z.nullable(z.boolean()),
});
export type DishToDraw = z.infer<typeof dishToDraw>;

/** The best first. Each is a data URL. */
export const drawingList = z.object({
  drawings: z.array(z.object({ preview: z.string() })).check(z.maxLength(PROPOSED)),
});

export const keptDrawing = z.extend(dishToDraw, { choice: z.int().check(z.gte(0), z.lt(PROPOSED)) });
