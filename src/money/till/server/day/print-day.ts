import { printByHand } from '#kitchen/printing/server/papers/print-order.ts';
import type { Paper } from '#money/bills/server/pdf/draw-bills.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { type Print, renderWhole, type TurnOf } from '#platform/limits/server/prints.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { type PrintedDay, renderDay, xOf, zOf } from '../../rules/render-day.ts';
import type { PrintDayBody } from '../../wire/till.ts';
import { findTillDay, getTill, getTillDay } from '../get-till.ts';

/** How addresses call the open day. */
const OPEN_DAY = 'now';

/** Fails if there is no such day to print. The open one is always there. */
export async function findDayToPrint(ctx: StoreCtx, name: string): Promise<void> {
  if (name !== OPEN_DAY) await findTillDay(ctx, name);
}

/** Prints a report on a receipt printer. */
export async function printTillDay(ctx: StoreCtx, name: string, { printer }: PrintDayBody): Promise<void> {
  authorise(ctx, 'till.close');
  const day = await dayToPrint(ctx, name);
  const store = await findStore(ctx.db, ctx.storeId);
  await printByHand(ctx, printer, async (_, { language }) => ({
    order: null,
    what: 'receipt' as const,
    seq: 0,
    lines: renderDay(day, store, language),
  }));
}

interface Drawing {
  name: string;
  paper: Paper;
  language: OfficeLanguage;
}

export async function drawTillDay(
  ctx: StoreCtx,
  { name, paper, language }: Drawing,
  turnOf: TurnOf,
): Promise<Print> {
  authorise(ctx, 'till.close');
  const { storeId } = ctx;
  const day = await dayToPrint(ctx, name);
  const store = await findStore(ctx.db, storeId);
  // Loads the PDF library with the first report.
  const { drawDay } = await import('./draw-day.ts');
  const number = day.closed?.number;
  return {
    storeId,
    fileName: number === undefined ? 'x.pdf' : `z${number}.pdf`,
    pdf: await renderWhole(turnOf(storeId), drawDay(renderDay(day, store, language), paper)),
  };
}

/** The Z of a closed day, or the X of the open one. */
async function dayToPrint(ctx: StoreCtx, name: string): Promise<PrintedDay> {
  const day = name === OPEN_DAY ? xOf(await getTill(ctx)) : zOf(await getTillDay(ctx, name));
  if (!day) throw new AppError('FORBIDDEN');
  return day;
}
