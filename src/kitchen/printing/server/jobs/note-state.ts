import type { Ctx } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import type { NotedFault } from '../../rules/printer-fault.ts';
import { type PrinterRow, updatePrinterState } from '../queries.ts';

/** New paper is put in within it. */
const PATIENCE_MS = MINUTE;

/** Notes how a printer is. The staff are told once of each time that it fails for longer. */
export async function noteState(
  tx: Ctx,
  printer: PrinterRow,
  { isSeen, fault, answers = false }: { isSeen: boolean; fault: NotedFault | null; answers?: boolean },
): Promise<void> {
  const now = new Date(tx.now);
  const since = await updatePrinterState(tx.db, printer, {
    seenAt: isSeen ? now : null,
    fault,
    answers,
    now,
  });
  if (since === null || tx.now - since.getTime() < PATIENCE_MS) return;
  const key = `${printer.id} ${since.toISOString()}`;
  const facts = { printer: printer.name };
  await notify(tx, printer.storeId, [{ kind: 'printer_failing', key, facts, at: tx.now }]);
}
