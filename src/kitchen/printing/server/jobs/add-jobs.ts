import type { Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import { splitPrint } from '../../rules/split-print.ts';
import { insertJobs, type JobRow, type PrinterRow } from '../queries.ts';
import { upsertPrintDue } from './due-queries.ts';

export interface Work extends Pick<JobRow, 'what' | 'seq'> {
  printer: PrinterRow;
  order: { id: string; orderNo: number } | null;
  lines: PrintLine[];
}

/** Adds jobs in the transaction of their cause, so that both are stored or neither. */
export async function addJobs(tx: Ctx, storeId: string, works: Work[]): Promise<void> {
  const now = new Date(tx.now);
  await insertJobs(
    tx.db,
    works
      .flatMap(copiesOf)
      .flatMap(piecesOf)
      .map(({ printer, order, ...work }) => ({
        ...work,
        storeId,
        printerId: printer.id,
        id: uuidV7(tx.now),
        orderId: order?.id ?? null,
        orderNo: order?.orderNo ?? null,
        state: 'queued' as const,
        createdAt: now,
      })),
  );
  const toCall = new Set(
    works.filter(({ printer }) => printer.kind === 'tcp').map(({ printer }) => printer.id),
  );
  // Sorted, so that two processes don't deadlock.
  for (const printerId of [...toCall].toSorted()) await upsertPrintDue(tx.db, storeId, printerId, now);
}

function piecesOf(work: Work): Work[] {
  const { paper, language } = work.printer;
  const orderNo = work.order?.orderNo ?? null;
  return splitPrint(work.lines, { orderNo, paper, language }).map((lines) => ({ ...work, lines }));
}

/** Star printers know no copies, so each copy is a job. */
function copiesOf(work: Work): Work[] {
  const { kind, copies } = work.printer;
  return Array.from({ length: kind === 'star' ? copies : 1 }, () => work);
}
