import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { type Print, renderWhole, type TurnOf } from '#platform/limits/server/prints.ts';
import { billsForGuest } from './issuing/issue-bill.ts';
import { findOwnBill } from './list-bills.ts';
import type { Paper } from './pdf/draw-bills.ts';
import type { BillRow } from './queries.ts';

export async function printBill(ctx: StoreCtx, id: string, paper: Paper, turnOf: TurnOf): Promise<Print> {
  authorise(ctx, 'bill.read');
  return print([await findOwnBill(ctx, id)], paper, turnOf);
}

/** Prints all documents of the guest's order. */
export async function printForGuest(
  ctx: Ctx,
  { slug, paper }: { slug: string; paper: Paper },
  turnOf: TurnOf,
): Promise<Print> {
  return print(await billsForGuest(ctx, slug), paper, turnOf);
}

async function print(rows: BillRow[], paper: Paper, turnOf: TurnOf): Promise<Print> {
  // Loads the PDF library with the first print.
  const { drawBills } = await import('./pdf/draw-bills.ts');
  const { number = '', storeId = '' } = rows[0] ?? {};
  const contents = rows.map(({ content }) => content);
  return {
    storeId,
    fileName: `${number.replaceAll('/', '-')}.pdf`,
    pdf: await renderWhole(turnOf(storeId), drawBills(contents, paper)),
  };
}
