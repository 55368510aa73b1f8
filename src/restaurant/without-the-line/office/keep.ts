import type { Answer, CommandAddress } from '#calls/contract.ts';
import type { DecidedHere } from '../rules/folding/fold-orders.ts';
import { type Keeping, keepCommand } from './command-log.ts';
import type { KeptCommand, Later } from './kept-command.ts';
import { type NumbersFor, nextNumbers, noteTaken, type TakenNumbers, type Taking } from './numbers.ts';
import { signed } from './turn.ts';

/** How this device answers for the server while there is no line, and the revision of the store by which it does. */
export interface StandIn<At extends CommandAddress> extends DecidedHere {
  revision: number;
  answer: Answer<At>;
}

/** A command that this tablet gives numbers: what its body says of them, and how the device answers for it then. */
export interface Numbered<At extends CommandAddress> {
  numbers: NumbersFor;
  with: (own: TakenNumbers) => { given: object; standIn: StandIn<At> | undefined };
}

interface Kept<At extends CommandAddress> {
  saved: KeptCommand;
  /** Undefined where only the server can answer. */
  answer: Answer<At> | undefined;
  keeping: Keeping;
}

/** Keeps it with the numbers that it takes. Where none can be kept, the server gives them. */
export async function keep<At extends CommandAddress>(
  command: KeptCommand,
  how: StandIn<At> | Numbered<At> | undefined,
): Promise<Kept<At>> {
  if (!how || !('with' in how)) return keepFor(command, how);
  const next = await nextNumbers(command.id, how.numbers);
  if (!next) return keepFor(command, undefined);
  const { given, standIn } = how.with(next.own);
  const body = { ...(command.given.body as object), given };
  const numbered = { ...command, given: { ...command.given, body } };
  const kept = await keepFor(numbered, standIn, next.taking);
  if (kept.keeping === 'late') return keep(command, how);
  if (kept.keeping === 'unkept' && next.taking) return { ...kept, saved: command };
  noteTaken(command.id, next.own);
  return kept;
}

async function keepFor<At extends CommandAddress>(
  command: KeptCommand,
  standIn: StandIn<At> | undefined,
  taking: Taking | null = null,
): Promise<Kept<At>> {
  const { answer, ...later } = standIn ?? {};
  const saved = standIn ? { ...command, ...(await signed(command)), later: later as Later } : command;
  const keeping = await keepCommand(saved, taking);
  // What this browser can't keep it does not answer for.
  return { saved, answer: keeping === 'kept' ? answer : undefined, keeping };
}
