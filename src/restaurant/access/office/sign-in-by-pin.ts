import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import type { OwnTablet, TurnBody } from '#restaurant/tablets/wire/tablets.ts';
import { outOfPatience } from '#restaurant/without-the-line/office/door.ts';
import { keepPass, tryPin } from '#restaurant/without-the-line/office/kept-passes.ts';
import { beginTouches } from '#restaurant/without-the-line/office/touched.ts';
import { beginTurn, forgetTurn } from '#restaurant/without-the-line/office/turn.ts';

interface SignedIn {
  tablet: OwnTablet;
  session: SessionView | null;
  /** Whether this tablet has let them in, because the server did not answer. */
  isHere: boolean;
}

/** Signs somebody in at the server. Where it does not answer, this tablet checks the PIN of whoever it has a pass of. */
export async function signInByPin(tablet: OwnTablet, typed: TurnBody): Promise<SignedIn> {
  try {
    const { pass, ...started } = await Promise.race([
      call('POST /api/tablet/turn', { body: typed }),
      outOfPatience(),
    ]);
    const { session } = started;
    beginTouches();
    if (pass && session) {
      await beginTurn({ ...pass, session }, true);
      void keepPass(typed.pin, { ...pass, session });
    } else await forgetTurn();
    return { tablet: started, session, isHere: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error;
    return signInHere(tablet, typed);
  }
}

async function signInHere(tablet: OwnTablet, { accountId, pin }: TurnBody): Promise<SignedIn> {
  const tried = await tryPin(accountId, pin);
  if (tried === 'unknown') throw new AppError('UNAVAILABLE', { here: 'firstTime' });
  if ('left' in tried)
    throw tried.left === 0
      ? new AppError('UNAVAILABLE', { here: 'lockedHere' })
      : new AppError('PIN_INCORRECT', { left: tried.left });
  beginTouches();
  await beginTurn(tried.pass, false);
  return { tablet, session: tried.pass.session, isHere: true };
}
