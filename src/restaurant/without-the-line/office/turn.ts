import type { CommandAddress, GivenTo } from '#calls/contract.ts';
import { methodOf, pathOf } from '#calls/path-of.ts';
import type { ErrorCode } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { textOfCommand } from '../rules/signed-command.ts';
import { openDeviceDatabase } from './database.ts';
import type { KeptCommand } from './kept-command.ts';
import { forgetPass } from './kept-passes.ts';
import { type Pass, type PersonHere, sign, signingKey, type TurnHere } from './pass.ts';

const KEY = 'now';
const NOBODY: Omit<TurnHere, 'at'> = { person: null, isTold: false };

/** Null: only the server knows whose turn it is. */
let here: TurnHere | null = null;
let reading: Promise<void> | null = null;
let refusedBy: ErrorCode | null = null;

/** Reads whose turn it was before the page was reloaded, unless nobody has touched the tablet for too long. */
export function readTurn(): Promise<void> {
  reading ??= read();
  return reading;
}

async function read(): Promise<void> {
  try {
    const kept = (await (await openDeviceDatabase()).get('turn', KEY)) ?? null;
    const lasts = kept?.person ? kept.person.lockMinutes * MINUTE : Number.POSITIVE_INFINITY;
    if (!kept || Date.now() - kept.at < lasts) here = kept;
    else await set(kept.isTold ? null : NOBODY);
  } catch {
    // A browser that can keep nothing knows only what the server says.
  }
}

async function set(turn: Omit<TurnHere, 'at'> | null): Promise<void> {
  here = turn && { ...turn, at: Date.now() };
  try {
    const database = await openDeviceDatabase();
    if (here) await database.put('turn', here, KEY);
    else await database.delete('turn', KEY);
  } catch {
    // It lasts as long as this page.
  }
}

/** Somebody has signed in here. */
export async function beginTurn({ id, secret, session }: Pass, isTold: boolean): Promise<void> {
  refusedBy = null;
  const lockMinutes = session.tablet?.lockMinutes ?? 0;
  try {
    const key = await signingKey({ secret });
    await set({ person: { accountId: session.account._id, pass: id, key, lockMinutes }, isTold });
  } catch {
    // A page without https signs nothing.
    await set(null);
  }
}

/** Somebody has locked the tablet. */
export const leaveTurn = (): Promise<void> => set(NOBODY);

/** Another tab has locked the tablet, and tells the server. */
export function leaveTurnToOthers(): void {
  here = null;
}

/** The server has signed somebody in who has no pass here. */
export const forgetTurn = (): Promise<void> => set(null);

/** Ends the turn of anybody else than whoever the screen shows. */
export async function keepTurnOf(accountId: string | undefined): Promise<void> {
  if (here?.person && here.person.accountId !== accountId) await set(here.isTold ? null : NOBODY);
}

/** Forgets a turn that the server knew of and has ended. */
export async function dropTurn(): Promise<void> {
  if (here?.isTold) await set(null);
}

/** The server has not heard for long that the turn goes on, and ends it. It is told anew when it can be. */
export async function tellTurnAgain(): Promise<void> {
  if (here?.person) await set({ person: here.person, isTold: false });
}

/** The turn goes on: a reload within the lock's time finds it. */
export async function noteTurn(): Promise<void> {
  if (here) await set(here);
}

/** What the server has to be told first. Null if it knows. */
export const untoldTurn = (): TurnHere | null => (here && !here.isTold ? here : null);

export async function noteTold(turn: TurnHere): Promise<void> {
  if (here?.person?.key === turn.person?.key) await set(turn.person && { person: turn.person, isTold: true });
}

/** The server lets this person in no more, so the tablet locks itself. */
export async function refuseTurn({ accountId }: PersonHere, code: ErrorCode): Promise<void> {
  refusedBy = code;
  await set(NOBODY);
  await forgetPass(accountId);
}

/** Why the tablet has locked itself when the line was back. Null if it has not. */
export const whyRefused = (): ErrorCode | null => refusedBy;

/** By whose pass a command was made here. Nothing if its maker has none. */
export async function signed({
  id,
  at,
  given,
  accountId,
  madeAt,
}: KeptCommand): Promise<Pick<KeptCommand, 'madeBy'>> {
  const person = here?.person;
  if (person?.accountId !== accountId) return {};
  const call = `${methodOf(at)} ${pathOf(at, ...([given] as unknown as GivenTo<CommandAddress>))}`;
  const text = textOfCommand({ key: id, madeAt: new Date(madeAt).toISOString(), call, body: given.body });
  return { madeBy: `${person.pass}.${await sign(person.key, text)}` };
}
