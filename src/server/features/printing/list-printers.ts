import type { PrintersView } from '#domain/api/printing.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { presentPrinters } from './present-printers.ts';

export async function listPrinters(ctx: StoreCtx): Promise<PrintersView> {
  authorise(ctx, 'print');
  return presentPrinters(ctx);
}
