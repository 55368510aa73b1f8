import * as z from 'zod/mini';
import { PRESETS } from '#money/reports/rules/report-period.ts';
import { day, empty, upTo } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

export const MOST_LISTINGS = 50;

/** Forms send all of their fields, so an empty value counts as none. */
export const listingQuery = z.object({
  q: z._default(upTo(200), ''),
  after: z._default(upTo(4000), ''),
  limit: z._default(
    z.string().check(z.regex(/^(0*[1-9]\d*)?$/, formatFault('outside', { least: 1, most: MOST_LISTINGS }))),
    '',
  ),
});
export type ListingQuery = z.infer<typeof listingQuery>;

export const periodQuery = z.object({ since: day, until: day });
export type PeriodQuery = z.infer<typeof periodQuery>;

export const reportQuery = z.object({
  period: z.optional(z.union([empty, z.enum(PRESETS)], formatFault('oneOf', { values: PRESETS }))),
  from: day,
  to: day,
});
export type ReportQuery = z.infer<typeof reportQuery>;
