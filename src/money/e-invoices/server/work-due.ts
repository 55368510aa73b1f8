import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { billsBeside } from '#money/bills/server/list-bills.ts';
import { fileAgain } from '#money/bills/server/registry/file-for-registry.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { runDueList, takenFor } from '#platform/due/server/run-due.ts';
import type { Registered, RegistryAccount, RegistryAnswer } from '#platform/ports/server/e-invoices.ts';
import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { eInvoiceFaults } from '../rules/faults.ts';
import { type EInvoice, eInvoiceOf } from '../rules/invoice.ts';
import { CANCELLED_WITHIN_MS, nextTry, type Paper, stepOf } from '../rules/states.ts';
import { type EInvoiceRow, eInvoiceDue } from '../tables.ts';
import { deleteDue, selectSettings, updateDue, updateEInvoice, updateRegistered } from './queries.ts';
import { accountOf } from './settings.ts';

const LIST = { table: eInvoiceDue, id: eInvoiceDue.billId, store: eInvoiceDue.storeId };
/** For what waits for another document, or is being sent by another process. */
const SOON_MS = 5 * SECOND;

/** Brings documents to the registry. One that is sent again, because an answer was lost, is registered once. */
export async function runDueEInvoices(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const taken = takenFor(2 * MINUTE);
  await runDueList(ctx, { kind: 'eInvoices', list: LIST, taken, work: workOn }, signal);
}

interface Scene {
  entry: DueEntry;
  row: EInvoiceRow;
  content: BillContent;
  account: RegistryAccount;
}

/** Answers whether the provider has answered. */
async function workOn(ctx: Ctx, entry: DueEntry): Promise<boolean> {
  const { db, now, services } = ctx;
  const { storeId, id } = entry;
  const bills = await billsBeside(ctx, storeId, id);
  const bill = bills.find((one) => one.id === id);
  const row = bill?.eInvoice;
  if (!row) return end(ctx, entry);
  const papers = bills.map(paperOf);
  const step = stepOf(paperOf(bill), papers, now);
  if (step === 'wait') return soon(ctx, entry);
  if (step === 'none') return end(ctx, entry);
  if (step === 'drop') {
    const isDropped = await updateEInvoice(db, row, { state: 'dropped', reason: null });
    return isDropped ? end(ctx, entry) : soon(ctx, entry);
  }
  const sealed = (await selectSettings(db, storeId))?.credentialsSealed ?? null;
  if (sealed === null) return putOff(ctx, entry, row);
  const { content } = bill;
  const account = accountOf(services.secrets, sealed, content.supplier.gstin);
  const scene = { entry, row, content, account };
  return step === 'cancel' ? cancel(ctx, scene) : register(ctx, scene);
}

async function register(ctx: Ctx, { entry, row, content, account }: Scene): Promise<boolean> {
  const { db, services } = ctx;
  const store = await findStore(db, row.storeId);
  const faults = eInvoiceFaults(content, store);
  // One that may be registered is never held back: the registry says what became of it.
  if (faults.length > 0 && row.tries === 0) {
    const isRefused = await refuse(ctx, row, { faults, code: '', said: '' });
    return isRefused ? end(ctx, entry) : soon(ctx, entry);
  }
  const sent = { ...row, tries: row.tries + 1 };
  // Written before: whoever finds it meanwhile, or after this process has died, knows that the registry may have it.
  if (!(await updateEInvoice(db, row, { tries: sent.tries }))) return soon(ctx, entry);
  const document = eInvoiceOf(content, store);
  const answer = await services.eInvoices.register(account, document);
  if (answer.state === 'away') return askLater(ctx, entry, sent.tries);
  if (answer.state === 'refused') {
    const { code, said } = answer;
    await refuse(ctx, sent, { faults: [], code, said });
  } else if (isSignedFor(answer.done.signedQr, document)) {
    await updateRegistered(db, row, registered(answer.done));
    // It may have been taken back while its answer was missing.
    await fileAgain({ db, now: services.clock(), storeId: row.storeId }, entry.id);
    return true;
  } else {
    await refuse(ctx, sent, { faults: [], code: OTHER_DOCUMENT, said: '' });
  }
  return end(ctx, entry);
}

/**
 * Whether a signed code is of this document. Two programs that bill under one GSTIN may have used a number twice, and the
 * registry then answers with the document of the other. A code that can't be read says nothing.
 */
function isSignedFor(signedQr: string, { BuyerDtls, ValDtls }: EInvoice): boolean {
  const signed = readSigned(signedQr);
  if (!signed) return true;
  return signed.BuyerGstin === BuyerDtls.Gstin && Number(signed.TotInvVal) === ValDtls.TotInvVal;
}

function readSigned(signedQr: string): { BuyerGstin?: unknown; TotInvVal?: unknown } | null {
  try {
    const claims = Buffer.from(signedQr.split('.')[1] ?? '', 'base64url').toString();
    const { data } = JSON.parse(claims) as { data: string };
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** The registry has another document under this number. */
const OTHER_DOCUMENT = '2150';

const registered = ({ irn, ackNo, ackDate, signedQr }: Registered) => ({
  state: 'registered' as const,
  irn,
  ackNo,
  ackDate,
  signedQr,
  tries: 0,
  reason: null,
  cancelUntil: new Date(Date.parse(`${ackDate.replace(' ', 'T')}+05:30`) + CANCELLED_WITHIN_MS),
});

const refuse = ({ db }: Ctx, row: EInvoiceRow, reason: NonNullable<EInvoiceRow['reason']>) =>
  updateEInvoice(db, row, { state: 'refused', tries: 0, reason });

/** Where the registry refuses it, the document stands, and its credit note is registered too. */
async function cancel(ctx: Ctx, { entry, row, account }: Scene): Promise<boolean> {
  const answer: RegistryAnswer<null> = await ctx.services.eInvoices.cancel(account, row.irn ?? '');
  if (answer.state === 'away') return putOff(ctx, entry, row);
  const change =
    answer.state === 'done' ? { state: 'cancelled' as const } : { cancelUntil: new Date(ctx.now) };
  await updateEInvoice(ctx.db, row, { ...change, tries: 0 });
  return end(ctx, entry);
}

async function putOff(ctx: Ctx, entry: DueEntry, row: EInvoiceRow): Promise<false> {
  const tries = row.tries + 1;
  await updateEInvoice(ctx.db, row, { tries });
  return askLater(ctx, entry, tries);
}

async function askLater({ db, services }: Ctx, entry: DueEntry, tries: number): Promise<false> {
  await updateDue(db, entry, new Date(nextTry(tries, services.clock())));
  return false;
}

async function soon({ db, services }: Ctx, entry: DueEntry): Promise<true> {
  await updateDue(db, entry, new Date(services.clock() + SOON_MS));
  return true;
}

async function end({ db }: Ctx, { id, dueAt }: DueEntry): Promise<true> {
  await deleteDue(db, id, dueAt);
  return true;
}

type Bill = Awaited<ReturnType<typeof billsBeside>>[number];

const paperOf = ({ number, kind, content, payable, eInvoice }: Bill): Paper => ({
  number,
  isCredit: kind === 'credit_note',
  corrects: content.corrects,
  payable,
  eInvoice: eInvoice
    ? { state: eInvoice.state, tries: eInvoice.tries, cancelUntil: eInvoice.cancelUntil?.getTime() ?? null }
    : null,
});
