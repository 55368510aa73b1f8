import type { Readable } from 'node:stream';
import { type Gate, takePlace } from '../at-most.ts';
import { authorise, type Ctx, type StoreCtx } from '../context.ts';
import { streamPrint } from '../tables/posters/stream-print.ts';
import { billsForGuest } from './issue-bill.ts';
import { findOwnBill } from './list-bills.ts';
import type { Paper } from './pdf/draw-bills.ts';
import type { BillRow } from './queries.ts';

export interface Print {
  fileName: string;
  pdf: Readable;
}

const PRINTS = { name: 'bills printed by account', most: 600, windowMs: 60 * 60_000 };
const GUESTS_PRINTS = { name: 'bills printed by address', most: 120, windowMs: 60 * 60_000 };
/** Asking writes a bill the first time, and is worth nothing to whoever asks more often. */
export const BILLS_READ = { name: 'bills read by address', most: 300, windowMs: 60 * 60_000 };

export async function printBill(ctx: StoreCtx, id: string, paper: Paper, inTurn: Gate): Promise<Print> {
  authorise(ctx, 'bill.read');
  ctx.services.limiter.take(PRINTS, ctx.actor.id);
  return print([await findOwnBill(ctx, id)], paper, inTurn);
}

/** All that was issued for the guest's order. */
export async function printForGuest(
  ctx: Ctx,
  { slug, paper, address }: { slug: string; paper: Paper; address: string },
  inTurn: Gate,
): Promise<Print> {
  ctx.services.limiter.take(GUESTS_PRINTS, address);
  return print(await billsForGuest(ctx, slug), paper, inTurn);
}

async function print(rows: BillRow[], paper: Paper, inTurn: Gate): Promise<Print> {
  // The library for PDF is loaded with the first print.
  const { drawBills } = await import('./pdf/draw-bills.ts');
  const giveBack = await takePlace(inTurn);
  const name = (rows[0]?.number ?? '').replaceAll('/', '-');
  const contents = rows.map(({ content }) => content);
  return { fileName: `${name}.pdf`, pdf: streamPrint(drawBills(contents, paper), giveBack) };
}
