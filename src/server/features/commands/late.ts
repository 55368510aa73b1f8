import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { LONGEST_AWAY_MS } from './once.ts';

/**
 * A command that a tablet of the store made without the line is carried out as of then: by the tablet's clock, put right by
 * what it says now, and neither to come nor longer ago than a tablet can be away.
 */
export function asOfThen({ headers }: FastifyRequest, ctx: StoreCtx): StoreCtx {
  const { 'made-at': madeAt, 'sent-at': sentAt, 'menu-revision': menu, 'idempotency-key': key } = headers;
  if (typeof madeAt !== 'string') return ctx;
  if (ctx.actor.tabletId === undefined) throw new AppError('FORBIDDEN');
  const isWrong = typeof sentAt === 'string' ? ctx.now - Date.parse(sentAt) : 0;
  const at = Date.parse(madeAt) + isWrong;
  if (Number.isNaN(at) || typeof key !== 'string') throw fieldFault({ 'made-at': { rule: 'invalid' } });
  const revision = typeof menu === 'string' && /^\d{1,9}$/.test(menu) ? Number(menu) : null;
  const now = Math.max(ctx.now - LONGEST_AWAY_MS, Math.min(at, ctx.now));
  return { ...ctx, now, late: { key, revision, cameAt: ctx.now } };
}
