import { call } from '#platform/calls/office-api/call.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { type PersonHere, sign, type TurnHere } from '#restaurant/without-the-line/office/pass.ts';
import { noteTold, readTurn, refuseTurn, untoldTurn } from '#restaurant/without-the-line/office/turn.ts';
import { textOfTurn } from '#restaurant/without-the-line/rules/signed-command.ts';

const REFUSALS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_STEP_REQUIRED'];

let telling: Promise<void> | null = null;

/**
 * Tells the server who has signed in here without the line, or that the tablet was locked, before anything else is asked of
 * it: by the cookie alone it would take them for whoever it has heard of last.
 */
export async function tellTurn(): Promise<void> {
  await readTurn();
  // Somebody may lock the tablet meanwhile.
  for (let turn = untoldTurn(); turn; turn = untoldTurn()) {
    telling ??= tell(turn).finally(() => {
      telling = null;
    });
    await telling;
  }
}

async function tell(turn: TurnHere): Promise<void> {
  const { person } = turn;
  try {
    if (person) await resume(person);
    else await call('DELETE /api/tablet/turn');
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    if (!REFUSALS.includes(code)) throw new AppError('UNAVAILABLE');
    // The server is told next that nobody is signed in, and answers what was waiting.
    if (person) return refuseTurn(person, code);
  }
  await noteTold(turn);
}

/** A turn that another tab has begun since the count makes the proof void, so it is made again. */
async function resume(person: PersonHere): Promise<void> {
  const { turns } = await call('GET /api/tablet/turn');
  try {
    await prove(person, turns);
  } catch (error) {
    const { turns: now } = await call('GET /api/tablet/turn');
    if (now === turns) throw error;
    await prove(person, now);
  }
}

async function prove({ pass, key }: PersonHere, turns: number): Promise<void> {
  const proof = await sign(key, textOfTurn(turns));
  await call('POST /api/tablet/turn/resume', { body: { pass, proof } });
}
