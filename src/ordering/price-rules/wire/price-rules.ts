import * as z from 'zod/mini';
import { CHANNEL_NAMES } from '#ordering/channels/rules/channel.ts';
import { day, id, LARGEST_PRICE, text, translations, weekdays } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { LONGEST_AREA } from '#tables/table-list/wire/tables.ts';
import { MOST_LISTED_PRICES, MOST_RULES } from '../rules/price-rule.ts';

const MOST_TYPES = 20;
const MOST_AREAS = 50;
const MOST_CATEGORIES = 100;
const MOST_DISHES = 300;
/** Nothing becomes free by a percentage. */
const MOST_OFF = -9_900;
const MOST_ON = 100_000;
const LAST_MINUTE = 24 * 60 - 1;

const upTo = <T extends z.ZodMiniType>(schema: T, most: number) =>
  z.array(schema).check(z.maxLength(most, formatFault('atMost', { most })));
const whole = (least: number, most: number) =>
  z
    .int()
    .check(
      z.minimum(least, formatFault('atLeast', { least })),
      z.maximum(most, formatFault('atMost', { most })),
    );
const change = (least: number, most: number) =>
  whole(least, most).check(z.refine((value) => value !== 0, formatFault('required')));

const minute = z.nullable(whole(0, LAST_MINUTE));

/** Minutes since the store's midnight, and days such as 2026-11-20. Empty lists mean all. */
const when = z
  .strictObject({
    /** Ids of order types. */
    types: upTo(id, MOST_TYPES),
    areas: upTo(text(LONGEST_AREA, 1), MOST_AREAS),
    channel: z.nullable(z.enum(CHANNEL_NAMES)),
    days: weekdays,
    fromDay: z.nullable(day),
    untilDay: z.nullable(day),
    start: minute,
    end: minute,
  })
  .check(
    z.refine(({ start, end }) => (start === null) === (end === null), {
      path: ['end'],
      message: formatFault('bothTimes'),
    }),
    z.refine(({ fromDay, untilDay }) => fromDay === null || untilDay === null || fromDay <= untilDay, {
      path: ['untilDay'],
      message: formatFault('lastBeforeFirst'),
    }),
  );

/** Money in paise, percentages in hundredths of a percent; below zero is off. */
const how = z.union([
  z.strictObject({ kind: z.literal('percent'), percent: change(MOST_OFF, MOST_ON) }),
  z.strictObject({ kind: z.literal('amount'), amount: change(-LARGEST_PRICE, LARGEST_PRICE) }),
  z.strictObject({
    kind: z.literal('list'),
    prices: upTo(
      z.strictObject({ itemId: id, optionId: id, price: whole(0, LARGEST_PRICE) }),
      MOST_LISTED_PRICES,
    ).check(z.minLength(1, formatFault('required'))),
  }),
]);

export const priceRule = z.strictObject({
  id,
  label: text(60, 1),
  translations,
  when,
  what: z.strictObject({ categories: upTo(id, MOST_CATEGORIES), items: upTo(id, MOST_DISHES) }),
  how,
});

/** All of them, in the order in which they decide. */
export const priceRules = upTo(priceRule, MOST_RULES).check(
  z.refine((rules) => new Set(rules.map((rule) => rule.id)).size === rules.length, formatFault('id')),
);

/** By name of a table, of those areas alone that a rule is about. */
export const areasOfRules = z.record(z.string(), z.string());

/** The rules whose time it is, for guests. `ends`: the minute of the day at which it does, if within a day. */
export const pricesNow = z.object({
  rules: z.array(z.extend(priceRule, { ends: z.nullable(z.number()) })),
  areas: areasOfRules,
});
