import type { FastifyRequest } from 'fastify';
import { partIdOf, timeOfOwnId } from '#domain/commands/own-ids.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { printedIn } from '#domain/printing/printed-here.ts';
import type { QuestionKind, QuestionTold } from '#domain/till/questions.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { actorRecord, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { LONGEST_AWAY_MS } from './once.ts';
import { insertQuestion } from './queries.ts';

/** How much later than a tablet's clock says its command may come without that clock being wrong. */
const ON_THE_WAY_MS = 5 * MINUTE;

/**
 * A command that a tablet of the store made without the line is carried out as of then: by the tablet's clock, put right by
 * what it says now, and neither to come nor longer ago than a tablet can be away.
 */
export function asOfThen({ headers }: FastifyRequest, ctx: StoreCtx): StoreCtx {
  const {
    'made-at': madeAt,
    'sent-at': sentAt,
    'menu-revision': menu,
    'idempotency-key': key,
    printed,
  } = headers;
  if (typeof madeAt !== 'string') return ctx;
  if (ctx.actor.tabletId === undefined) throw new AppError('FORBIDDEN');
  const behind = typeof sentAt === 'string' ? ctx.now - Date.parse(sentAt) : 0;
  // So that what was made then has the time that is in its id.
  const at = Date.parse(madeAt) + (Math.abs(behind) < ON_THE_WAY_MS ? 0 : behind);
  if (Number.isNaN(at) || typeof key !== 'string') throw fieldFault({ 'made-at': { rule: 'invalid' } });
  const revision = typeof menu === 'string' && /^\d{1,9}$/.test(menu) ? Number(menu) : null;
  const now = Math.max(ctx.now - LONGEST_AWAY_MS, Math.min(at, ctx.now));
  return { ...ctx, now, late: { key, revision, cameAt: ctx.now, printed: printedIn(printed) } };
}

/**
 * The id of what a command makes, where a tablet has named it already: the command's own. It is only taken with the time
 * that is in it, since what is made lies by its id in the order of time.
 */
export function ownIdOf({ actor, now }: Ctx, key: string | null): string | null {
  const at = key === null ? null : timeOfOwnId(key);
  if (at === null || actor.kind !== 'staff' || actor.tabletId === undefined) return null;
  return Math.abs(now - at) < ON_THE_WAY_MS ? key : null;
}

/** Ids of the other things that a command makes, by their place: they follow from its own. */
export function idsOf(ctx: Ctx, key: string | null): (place: number) => string {
  const own = ownIdOf(ctx, key);
  return (place) => (own === null ? uuidV7(ctx.now) : partIdOf(own, place));
}

interface Raised {
  storeId: string;
  kind: QuestionKind;
  orderId: string | null;
  /** Null where the order that it has made tells all. */
  command: { call: string; params: object; body: unknown } | null;
  told: QuestionTold;
}

/** Leaves something about a late command for a person to decide, once. */
export async function raiseQuestion(tx: Ctx, { command, ...raised }: Raised): Promise<void> {
  if (!tx.late) return;
  const { key, cameAt } = tx.late;
  await insertQuestion(tx.db, {
    ...raised,
    key,
    command: command && { ...command, body: withoutGuest(command.body) },
    madeBy: actorRecord(tx.actor),
    madeAt: new Date(tx.now),
    raisedAt: new Date(cameAt),
    settledBy: null,
    settledAt: null,
  });
}

/** Nothing is decided yet: the command comes again. */
const PASSING: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];

/** A late command that can't be carried out is kept for a person. Its device has done its part. */
export async function keepRefused(
  ctx: StoreCtx,
  { routeOptions, method, params, body }: FastifyRequest,
  refusal: unknown,
): Promise<never> {
  if (!ctx.late || !(refusal instanceof AppError) || PASSING.includes(refusal.code)) throw refusal;
  const { code, message } = refusal;
  const command = { call: `${method} ${routeOptions.url}`, params: params as object, body };
  const raised = { storeId: ctx.storeId, kind: 'refused' as const, orderId: null, command };
  const { watch: _, ...unwatched } = ctx;
  await withTransaction(unwatched, (tx) => raiseQuestion(tx, { ...raised, told: { code, message } }));
  throw new AppError('LEFT_TO_CHECK', { code });
}

const GUESTS_OWN = new Set(['user', 'address', 'remarks', 'otp', 'note', 'reference']);

function withoutGuest(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutGuest);
  if (typeof body !== 'object' || body === null) return body;
  const kept = Object.entries(body).filter(([name]) => !GUESTS_OWN.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutGuest(value)]));
}
