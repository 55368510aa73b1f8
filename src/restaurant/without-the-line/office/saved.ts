import type { Given } from '#calls/contract.ts';
import type { SaleBody, SoldOrder } from '#ordering/counter/wire/counter.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { serverNow } from './clock.ts';
import { dropCommand, ifNobodyHolds, isHeld, readCommands } from './command-log.ts';
import { type Send, showSaved } from './door.ts';
import type { KeptCommand } from './kept-command.ts';
import { leaveToServer, printedOf, readPapers } from './papers.ts';

/** Other tabs of this browser hear when something was saved or sent. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('thali-saved');

/** Shows what this browser has saved for later, in this tab and from now on. */
export async function followSaved(): Promise<void> {
  if (tabs) tabs.onmessage = () => void readSaved();
  await readSaved();
  await readPapers();
}

async function readSaved(): Promise<KeptCommand[]> {
  const saved = (await readCommands()).filter(({ id, later }) => later && !isHeld(id));
  showSaved(saved);
  return saved;
}

const stays = new Map<string, ErrorCode>();

/** Why the server has not taken a command when it was sent last. Undefined if it was not. */
export const whyItStays = (id: string): ErrorCode | undefined => stays.get(id);

/** Nothing is decided for those behind it either. */
const NOT_NOW: readonly Verdict[] = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'];

function isOver({ id }: KeptCommand, code: Verdict): boolean {
  if (code !== null && !isTaken(code)) stays.set(id, code);
  return NOT_NOW.includes(code);
}

/**
 * Sends what was done here without the line, one after the other, as of when it was done: what this person did, and what
 * others have signed. Answers how many the server has taken, either carried out or kept for somebody to check, and whose
 * bills have other numbers than their receipts. All others stay here.
 */
export async function sendSaved(
  accountId: string,
  send: Send,
  readAgain: () => Promise<unknown>,
): Promise<Sent> {
  const otherBills: OtherBill[] = [];
  const sent = await ifNobodyHolds('saved', async () => {
    let count = 0;
    // Orders that are not sent yet, with all that was done to them.
    const left = new Set<string>();
    for (const command of await readSaved()) {
      const about = aboutOf(command);
      const isOwn = command.accountId === accountId;
      const isNext = (isOwn || command.madeBy !== undefined) && !left.has(about);
      const code = isNext ? await sendOne(command, { isOwn, send, otherBills }) : null;
      if (isOver(command, code)) break;
      if (isTaken(code)) count += 1;
      else left.add(about);
    }
    // What was sent stays shown until the server's own answer is read.
    if (count > 0) await readAgain();
    await readSaved();
    tabs?.postMessage('sent');
    return count;
  });
  return { count: sent ?? 0, otherBills };
}

/** The order that a command makes, or is about. */
const aboutOf = ({ id, given }: KeptCommand) => String(given.params?.['orderId'] ?? id);

type Verdict = ErrorCode | 'done' | null;

/** Either carried out, or kept for somebody to check. */
const isTaken = (code: Verdict): code is 'done' | 'LEFT_TO_CHECK' =>
  code === 'done' || code === 'LEFT_TO_CHECK';

/** Whether nothing is kept here that the server has not heard of, whoever has done it. */
export const isAllSent = async (): Promise<boolean> => (await readCommands()).length === 0;

/** A bill that has another number than its receipt. */
interface OtherBill {
  orderNo: number;
  given: string;
  number: string;
}

interface Sending {
  /** Whether the person who made it sends it. */
  isOwn: boolean;
  send: Send;
  otherBills: OtherBill[];
}

interface Sent {
  count: number;
  otherBills: OtherBill[];
}

function sendLate(
  { id, at, given, madeAt, later, madeBy }: KeptCommand,
  isOwn: boolean,
  send: Send,
): Promise<unknown> {
  const printed = printedOf(id);
  const headers = {
    ...given.headers,
    'idempotency-key': id,
    'made-at': new Date(madeAt).toISOString(),
    'sent-at': new Date(serverNow()).toISOString(),
    'menu-revision': String(later?.revision),
    ...(printed.length > 0 ? { printed: printed.join(',') } : {}),
    ...(madeBy && !isOwn ? { 'made-by': madeBy } : {}),
  };
  return send(at, { ...given, headers } as unknown as Given<typeof at>);
}

/** What became of it; null while another tab is at it. */
async function sendOne(command: KeptCommand, sending: Sending): Promise<Verdict> {
  const code = await ifNobodyHolds(command.id, () => codeOf(command, sending));
  if (isTaken(code)) await dropCommand(command.id);
  if (code === 'done') await leaveToServer(command.id);
  return code;
}

/** A sale, or a table that was paid. */
interface AnswerWithBill extends Partial<Pick<SoldOrder, 'orderNo'> & Pick<StaffSitting, 'orders'>> {
  bill?: SoldOrder['bill'] | string;
}

async function codeOf(
  command: KeptCommand,
  { isOwn, send, otherBills }: Sending,
): Promise<ErrorCode | 'done'> {
  try {
    const answer = ((await sendLate(command, isOwn, send)) ?? {}) as AnswerWithBill;
    const { given } = (command.given.body ?? {}) as Partial<SaleBody>;
    const { orderNo = answer.orders?.[0]?.orderNo ?? 0, bill } = answer;
    const number = typeof bill === 'object' ? bill.number : bill;
    if (given?.bill && number && number !== given.bill)
      otherBills.push({ orderNo, given: given.bill, number });
    return 'done';
  } catch (error) {
    return error instanceof AppError ? error.code : 'INTERNAL';
  }
}
