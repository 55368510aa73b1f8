import * as z from 'zod/mini';
import { wrong } from '../../faults/field-fault.ts';

export const upTo = (most: number) => z.string().check(z.maxLength(most));

/** Whether it is an id of ours is asked later: one that isn't is answered like one that isn't there. */
export const anyId = upTo(256);
export const ofStore = z.object({ storeId: anyId });
export const ofOrder = z.object({ storeId: anyId, orderId: anyId });
export const ofSlug = z.object({ slug: anyId });

/** For calls whose address says everything. */
export const nothing = z.nullish(z.strictObject({}));
export const noContent = { 204: z.null() };

/** An empty value is no value: forms send all of their fields. */
export const empty = z.literal('');
const DAY = wrong('day', { example: '2030-01-31' });
export const day = z.optional(z.union([empty, z.iso.date(DAY)], DAY));

/** Clients that repeat a call send its key again; the verb checks it. */
export const withKey = z.object({ 'idempotency-key': z.optional(z.string()) });
