import * as z from 'zod/mini';
import { MOST_PRINTERS } from '#kitchen/printing/wire/printing.ts';
import { id, text } from '#platform/calls/wire/primitives.ts';
import { LONGEST_AGE } from '#restaurant/stores/rules/board.ts';

export const MOST_STATIONS = 12;

const minutes = z.int().check(z.gte(1), z.lte(LONGEST_AGE));

export const stationBody = z.strictObject({
  name: text(30, 1),
  categories: z.array(id).check(z.maxLength(500)),
  /** Dishes that are cooked elsewhere than the rest of their category. */
  items: z.array(id).check(z.maxLength(1000)),
  /** All else is cooked at the default. */
  isDefault: z.boolean(),
  /** What a dish takes here as a rule. */
  minutes: z.nullable(minutes),
  /** Dishes that take another time. */
  times: z.array(z.strictObject({ item: id, minutes })).check(z.maxLength(1000)),
  /** They print what stands on the station's screen. */
  printers: z.array(id).check(z.maxLength(MOST_PRINTERS)),
  /** Whether they print only what nobody watches the screen for. */
  onlyUnwatched: z._default(z.boolean(), false),
});

const stationView = z.object({
  _id: z.string(),
  name: z.string(),
  categories: z.array(z.string()),
  items: z.array(z.string()),
  isDefault: z.boolean(),
  minutes: z.nullable(z.number()),
  times: z.array(z.object({ item: z.string(), minutes: z.number() })),
  printers: z.array(z.string()),
  onlyUnwatched: z.boolean(),
  /** Whether its screen was open within the last minute. */
  isWatched: z.boolean(),
});

export const stationsView = z.object({ stations: z.array(stationView) });

export type StationBody = z.infer<typeof stationBody>;
export type StationView = z.infer<typeof stationView>;
export type StationsView = z.infer<typeof stationsView>;
