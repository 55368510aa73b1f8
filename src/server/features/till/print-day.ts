import type { PrintDayBody } from '#domain/api/till.ts';
import { renderDay } from '#domain/till/render-day.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { printByHand } from '../printing/print-order.ts';
import { findStore } from '../stores/find-store.ts';
import { getTillDay } from './get-till.ts';

/** Prints a closed day on a receipt printer. */
export async function printTillDay(ctx: StoreCtx, name: string, { printer }: PrintDayBody): Promise<void> {
  authorise(ctx, 'till.close');
  const day = await getTillDay(ctx, name);
  const store = await findStore(ctx.db, ctx.storeId);
  await printByHand(ctx, printer, async (_, { language }) => ({
    ...{ order: null, what: 'receipt' as const, seq: 0 },
    lines: renderDay(day, store, language),
  }));
}
