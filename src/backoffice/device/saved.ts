import type { Given } from '#domain/api/calls/contract.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { serverNow } from './clock.ts';
import { dropCommand, ifNobodyHolds, isHeld, readCommands } from './command-log.ts';
import { type Send, showSaved } from './door.ts';
import type { KeptCommand } from './kept-command.ts';

/** Other tabs of this browser hear when something was saved or sent. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('thali-saved');

/** Shows what this browser has saved for later, in this tab and from now on. */
export async function followSaved(): Promise<void> {
  if (tabs) tabs.onmessage = () => void readSaved();
  await readSaved();
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
const NOT_NOW: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'];

function isOver({ id }: KeptCommand, code: ErrorCode): boolean {
  stays.set(id, code);
  return NOT_NOW.includes(code);
}

/**
 * Sends what was done here without the line, one after the other, as of when it was done: what this person did, and what
 * others have signed. Answers how many the server has taken, either carried out or kept for somebody to check. All others
 * stay here.
 */
export async function sendSaved(accountId: string, send: Send): Promise<number> {
  const sent = await ifNobodyHolds('saved', async () => {
    let count = 0;
    for (const command of await readSaved()) {
      const isOwn = command.accountId === accountId;
      if (!isOwn && !command.madeBy) continue;
      const code = await ifNobodyHolds(command.id, () => codeOf(sendLate(command, isOwn, send)));
      if (code === 'done' || code === 'LEFT_TO_CHECK') {
        await dropCommand(command.id);
        count += 1;
      } else if (code !== null && isOver(command, code)) break;
    }
    await readSaved();
    tabs?.postMessage('sent');
    return count;
  });
  return sent ?? 0;
}

function sendLate(
  { id, at, given, madeAt, later, madeBy }: KeptCommand,
  isOwn: boolean,
  send: Send,
): Promise<unknown> {
  const headers = {
    ...given.headers,
    'idempotency-key': id,
    'made-at': new Date(madeAt).toISOString(),
    'sent-at': new Date(serverNow()).toISOString(),
    'menu-revision': String(later?.revision),
    ...(madeBy && !isOwn ? { 'made-by': madeBy } : {}),
  };
  return send(at, { ...given, headers } as unknown as Given<typeof at>);
}

async function codeOf(answer: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await answer;
    return 'done';
  } catch (error) {
    return error instanceof AppError ? error.code : 'INTERNAL';
  }
}
