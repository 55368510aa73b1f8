import { withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { tooMany } from '#platform/limits/server/limiter.ts';
import type { TabletCtx } from '#restaurant/access/server/tablet-context.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import { afterRightPin, afterWrongPin, lockedUntil, pinsLeft } from '#restaurant/people/rules/pin.ts';
import { provePin } from '#restaurant/people/server/pins.ts';
import type { TabletRow } from '../tables.ts';
import type { TurnBody } from '../wire/tablets.ts';
import { lockTablet, type PersonWithPin, selectPerson, updateWrongPins } from './queries.ts';

/**
 * Does what a right PIN is for. Tries at a tablet follow one another behind the lock of its row, whichever process
 * they are in, so that none is made that is not counted.
 */
export async function withPin<T>(
  ctx: TabletCtx,
  { accountId: named, pin }: TurnBody,
  body: (tx: TabletCtx, person: PersonWithPin) => Promise<T>,
): Promise<T> {
  const accountId = parseId(named, 'MEMBER_NOT_FOUND');
  const giveBack = await ctx.services.limiter.take('pinsOfTablet', ctx.tablet.id);
  const done = await withTransaction(ctx, async (tx) => {
    const tablet = await lockTablet(tx.db, tx.tablet);
    if (!tablet) throw new AppError('UNAUTHENTICATED');
    const person = await selectPerson(tx.db, tx.storeId, accountId);
    if (!person) throw new AppError('MEMBER_NOT_FOUND');
    const until = lockedUntil(tablet.wrongPins, accountId, tx.now);
    if (until !== null) throw tooMany(until - tx.now, 'PIN_LOCKED');
    if (!(await provePin(tx, person, pin))) return { refusal: await noteWrong(tx, tablet, person) };
    await updateWrongPins(tx.db, tablet, afterRightPin(tablet.wrongPins, accountId));
    return { result: await body(tx, person) };
  });
  // Thrown after COMMIT, so that the wrong PIN stays counted.
  if ('refusal' in done) throw done.refusal;
  await giveBack();
  return done.result;
}

async function noteWrong(tx: TabletCtx, tablet: TabletRow, { id, name }: PersonWithPin): Promise<AppError> {
  const wrong = afterWrongPin(tablet.wrongPins, id, tx.now);
  await updateWrongPins(tx.db, tablet, wrong);
  const until = lockedUntil(wrong, id, tx.now);
  if (until === null) return new AppError('PIN_INCORRECT', { left: pinsLeft(wrong, id) });
  const key = `${tablet.id} ${id} ${tx.now}`;
  const facts = { person: name, tablet: tablet.name };
  await notify(tx, tx.storeId, [{ kind: 'pin_locked', key, at: tx.now, facts }]);
  return tooMany(until - tx.now, 'PIN_LOCKED');
}
