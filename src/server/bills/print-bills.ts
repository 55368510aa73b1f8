import type { Readable } from 'node:stream';
import { type Gate, takePlace } from '../at-most.ts';
import { authorise, type Ctx, type StoreCtx } from '../context.ts';
import type { Network } from '../limits/network.ts';
import { streamPrint } from '../tables/posters/stream-print.ts';
import { billsForGuest } from './issue-bill.ts';
import { findOwnBill } from './list-bills.ts';
import type { Paper } from './pdf/draw-bills.ts';
import type { BillRow } from './queries.ts';

export interface Print {
  fileName: string;
  pdf: Readable;
}

export async function printBill(ctx: StoreCtx, id: string, paper: Paper, inTurn: Gate): Promise<Print> {
  authorise(ctx, 'bill.read');
  await ctx.services.limiter.take('billsPrinted', ctx.actor.id);
  return print([await findOwnBill(ctx, id)], paper, inTurn);
}

/** All that was issued for the guest's order. */
export async function printForGuest(
  ctx: Ctx,
  { slug, paper, network }: { slug: string; paper: Paper; network: Network },
  inTurn: Gate,
): Promise<Print> {
  await ctx.services.limiter.take('billsPrintedByGuests', network);
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
