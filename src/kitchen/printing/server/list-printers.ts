import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { PrintersView, PrinterView } from '../wire/printing.ts';
import { countWaiting, type PrinterRow, selectPrinters, type Waiting } from './queries.ts';

export const FIRST_PORT = 9100;

export async function getPrinters(ctx: StoreCtx): Promise<PrintersView> {
  const rows = await selectPrinters(ctx.db, ctx.storeId);
  const waiting = await countWaiting(ctx.db, ctx.storeId);
  const canCall = ctx.services.lanPrinters !== null;
  return {
    printers: rows.map((row) => printerView(row, waiting.get(row.id) ?? NOTHING, { canCall, now: ctx.now })),
    canCall,
  };
}

const NOTHING: Waiting = { jobs: 0, oldest: null };
const SILENT_MS = MINUTE;

interface Server {
  canCall: boolean;
  now: number;
}

/** Since when a printer that calls us has been silent while jobs wait. */
function silentSince({ kind, enabled, seenAt }: PrinterRow, { oldest }: Waiting, now: number): Date | null {
  if (kind === 'tcp' || !enabled || oldest === null) return null;
  const since = seenAt !== null && seenAt > oldest ? seenAt : oldest;
  return now - since.getTime() >= SILENT_MS ? since : null;
}

function printerView(row: PrinterRow, waiting: Waiting, { canCall, now }: Server): PrinterView {
  const isOutOfReach = row.kind === 'tcp' && !canCall;
  const silent = silentSince(row, waiting, now);
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    address: addressOf(row),
    paper: row.paper,
    language: row.language,
    tickets: row.tickets,
    receipts: row.receipts,
    categories: row.categories,
    orderTypes: row.orderTypes,
    copies: row.copies,
    enabled: row.enabled,
    drawer: row.drawer,
    seenAt: row.seenAt?.toISOString() ?? null,
    failingSince: (row.failingSince ?? silent)?.toISOString() ?? null,
    fault: isOutOfReach ? 'not-here' : (shownFault(row) ?? (silent && 'silent')),
    waiting: waiting.jobs,
  };
}

function shownFault({ fault }: PrinterRow) {
  return fault === 'broken-off' ? 'silent' : fault;
}

function addressOf({ host, port }: PrinterRow): string {
  if (host === null) return '';
  const shown = host.includes(':') ? `[${host}]` : host;
  return port === FIRST_PORT ? shown : `${shown}:${port}`;
}

export async function listPrinters(ctx: StoreCtx): Promise<PrintersView> {
  authorise(ctx, 'print');
  return getPrinters(ctx);
}
