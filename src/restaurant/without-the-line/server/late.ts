import type { FastifyRequest } from 'fastify';
import { printedIn } from '#kitchen/printing/rules/printed-here.ts';
import type { QuestionKind, QuestionTold } from '#money/till/rules/questions.ts';
import { actorRecord, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { type CommandKind, isCommandAddress, kindOfCommand } from '../rules/command-kind.ts';
import { partIdOf, timeOfOwnId } from '../rules/own-ids.ts';
import { LONGEST_AWAY_MS } from './once.ts';
import { insertQuestion, selectAdmitted } from './queries.ts';

/** How much later than a tablet's clock says its command may come without that clock being wrong. */
const ON_THE_WAY_MS = 5 * MINUTE;
/** For so long a line is away now and then. What is older, or to come, is carried out and asked about. */
const LIKELY_AWAY_MS = 2 * DAY;

/**
 * A command that a tablet of the store made without the line is carried out as of then: by the tablet's clock, put right by
 * what it says now, and neither to come nor longer ago than a tablet can be away.
 */
export async function asOfThen({ headers }: FastifyRequest, ctx: StoreCtx): Promise<StoreCtx> {
  const {
    'made-at': madeAt,
    'sent-at': sentAt,
    'menu-revision': menu,
    'idempotency-key': key,
    printed,
  } = headers;
  if (typeof madeAt !== 'string') return ctx;
  const { tabletId } = ctx.actor;
  if (tabletId === undefined) throw new AppError('FORBIDDEN');
  const behind = typeof sentAt === 'string' ? ctx.now - timeOf(sentAt, 'sent-at') : 0;
  // So that what was made then has the time that is in its id.
  const at = timeOf(madeAt, 'made-at') + (Math.abs(behind) < ON_THE_WAY_MS ? 0 : behind);
  if (typeof key !== 'string') throw fieldFault({ 'idempotency-key': { rule: 'invalid' } });
  const revision = typeof menu === 'string' && /^\d{1,9}$/.test(menu) ? Number(menu) : null;
  // One that was removed and admitted anew may have something of its last day.
  const least = Math.max(ctx.now - LONGEST_AWAY_MS, (await admittedAt(ctx, tabletId)) - DAY);
  const now = Math.max(least, Math.min(at, ctx.now));
  const isLikely = at >= Math.max(least, ctx.now - LIKELY_AWAY_MS) && at < ctx.now + ON_THE_WAY_MS;
  const asks = isLikely ? {} : { asks: 'MADE_LONG_AGO' as const };
  return { ...ctx, now, late: { key, revision, cameAt: ctx.now, printed: printedIn(printed), ...asks } };
}

async function admittedAt({ db, storeId }: StoreCtx, tabletId: string): Promise<number> {
  return (await selectAdmitted(db, storeId, tabletId))?.getTime() ?? 0;
}

/** Only as a device writes it: other texts are read as some day, too, and days that no month has as the next. */
function timeOf(text: string, name: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at) || new Date(at).toISOString() !== text)
    throw fieldFault({ [name]: { rule: 'invalid' } });
  return at;
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

/** Leaves something about a late command for a person to decide, once. Answers whether it is new. */
export async function raiseQuestion(tx: Ctx, { command, ...raised }: Raised): Promise<boolean> {
  if (!tx.late) return false;
  const { key, cameAt } = tx.late;
  return insertQuestion(tx.db, {
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

/** What remains of a late command that can't be carried out: what is told of it, and what is written down all the same. */
export interface Remains {
  told: QuestionTold;
  keep?: (tx: StoreCtx) => Promise<void>;
}

/** A late command that can't be carried out is kept for a person. Its device has done its part. */
export async function keepRefused(
  ctx: StoreCtx,
  request: FastifyRequest,
  refusal: unknown,
  remainsOf?: (ctx: StoreCtx, request: FastifyRequest) => Promise<Remains>,
): Promise<never> {
  if (!ctx.late || !(refusal instanceof AppError) || PASSING.includes(refusal.code)) throw refusal;
  const { code, message } = refusal;
  const { watch: _, ...unwatched } = ctx;
  const { told, keep } = (await remainsOf?.(unwatched, request)) ?? { told: {} };
  const raised = { ...asRefused(unwatched, request), told: { ...told, code, message } };
  // Before the lock: what a refused command says stays the same, and only the first question about it keeps something.
  await withTransaction(unwatched, async (tx) => {
    const isNew = await raiseQuestion(tx, raised);
    if (isNew) await keep?.(tx);
  });
  throw new AppError('LEFT_TO_CHECK', { code });
}

function asRefused({ storeId }: StoreCtx, { routeOptions, method, params, body }: FastifyRequest) {
  const command = { call: `${method} ${routeOptions.url}`, params: params as object, body };
  return { storeId, kind: 'refused' as const, orderId: null, command };
}

/** What stands although it may not be what it says is asked about, unless it says nothing of money. */
export async function askAbout(ctx: StoreCtx, request: FastifyRequest, answer: unknown): Promise<void> {
  const { asks } = ctx.late ?? {};
  const { call } = asRefused(ctx, request).command;
  if (asks === undefined || !isCommandAddress(call) || !OF_MONEY.includes(kindOfCommand(call))) return;
  const { orderId = null } = request.params as { orderId?: string };
  const { _id, orderNo } = (answer ?? {}) as { _id?: string; orderNo?: number };
  const { message } = new AppError(asks);
  const { watch: _, ...unwatched } = ctx;
  await withTransaction(unwatched, (tx) =>
    raiseQuestion(tx, {
      ...asRefused(ctx, request),
      orderId: orderId ?? (orderNo === undefined ? null : (_id ?? null)),
      told: { isSaved: true, code: asks, message },
    }),
  );
}

const OF_MONEY: readonly CommandKind[] = [
  'order',
  'sale',
  'change',
  'payment',
  'claim',
  'bill',
  'split',
  'till',
];

const GUESTS_OWN = new Set(['user', 'address', 'remarks', 'otp', 'note', 'reference']);

function withoutGuest(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutGuest);
  if (typeof body !== 'object' || body === null) return body;
  const kept = Object.entries(body).filter(([name]) => !GUESTS_OWN.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutGuest(value)]));
}
