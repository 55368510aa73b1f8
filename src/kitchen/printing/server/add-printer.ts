import { startConsuming } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { findStore, lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import { MOST_PRINTERS, type NewPrinterBody, type SavedPrinter } from '../wire/printing.ts';
import { printConsumer } from './consume-orders.ts';
import { getPrinters } from './list-printers.ts';
import { parsePrinterAddress } from './polling/parse-address.ts';
import { newPollingToken } from './polling/polling-token.ts';
import { countPrinters, insertPrinter, isNameTaken } from './queries.ts';

/** Answers the address that the printer calls, if it is such a printer. It is shown only now. */
export async function addPrinter(ctx: StoreCtx, { address, ...body }: NewPrinterBody): Promise<SavedPrinter> {
  authorise(ctx, 'printer.manage');
  const isCalled = body.kind === 'tcp';
  const place = isCalled ? parsePrinterAddress(ctx, address) : { host: null, port: null };
  const { key } = await findStore(ctx.db, ctx.storeId);
  const token = isCalled ? null : newPollingToken(key);
  const id = uuidV7(ctx.now);
  // Before the lock: a store's key never changes.
  const adding = withTransaction(ctx, async (tx) => {
    await lockStoreAlone(tx.db, tx.storeId);
    const others = await countPrinters(tx.db, tx.storeId);
    if (others >= MOST_PRINTERS) throw fieldFault({ name: { rule: 'tooManyPrinters', most: MOST_PRINTERS } });
    await startConsuming(tx, printConsumer.name, tx.storeId);
    await insertPrinter(tx.db, {
      ...body,
      ...place,
      storeId: tx.storeId,
      id,
      tokenHash: token === null ? null : sha256(token),
      answers: false,
      seenAt: null,
      failingSince: null,
      fault: null,
      createdAt: new Date(tx.now),
    });
  });
  await adding.catch(refuseTakenName);
  return {
    ...(await getPrinters(ctx)),
    printer: id,
    pollingAddress: token === null ? null : pollingAddress(ctx, body.kind, token),
  };
}

/** Refuses a second printer of the same name, which nobody could tell apart. */
export function refuseTakenName(error: unknown): never {
  if (isNameTaken(error)) throw fieldFault({ name: { rule: 'printerTaken' } });
  throw error;
}

export function pollingAddress({ site }: StoreCtx, kind: string, token: string): string {
  return `${site.origin}/print/${kind}/${token}`;
}
