import type { SessionView } from '#domain/api/accounts.ts';
import type { OwnTablet, TurnBody } from '#domain/api/tablets.ts';
import { AppError } from '#domain/errors.ts';
import { lockedUntil } from '#domain/staff/pin.ts';
import { MINUTE } from '#domain/time/durations.ts';
import type { StaffActor } from '../../platform/context/context.ts';
import { newToken, sha256 } from '../../platform/secrets/secrets.ts';
import { endOneTurn, findTurn, refuseWithoutSecondStep } from '../access/find-turn.ts';
import type { TabletCtx } from '../access/tablet-context.ts';
import type { TabletCookie } from '../access/tablet-cookie.ts';
import { letterOf } from '../tablet-numbers/numbers.ts';
import { selectPeople, updateTouched, updateTurn } from './queries.ts';
import { withPin } from './with-pin.ts';

/** Who can sign in, and who has. `own` is the session of somebody who has signed in with a password in this browser. */
export async function readTablet(ctx: TabletCtx, own: SessionView | null): Promise<OwnTablet> {
  const { tablet, store, now } = ctx;
  const people = await selectPeople(ctx.db, ctx.storeId);
  const actor = own ? null : await findTurn(ctx, tablet, store, ctx.cookie.turn).catch(nobody);
  return {
    name: tablet.name,
    letter: await letterOf(ctx, ctx.storeId, tablet.id),
    store: { _id: store.storeId, slug: store.slug, name: store.name },
    lockMinutes: store.lockMinutes,
    people: people.map(({ id, name, role }) => {
      const until = lockedUntil(tablet.wrongPins, id, now);
      return { _id: id, name, role, lockedUntil: until === null ? null : new Date(until).toISOString() };
    }),
    session: own ?? (actor && sessionOf(ctx, actor)),
  };
}

/** A person of whom the store has begun to demand a second step is as good as locked out. */
function nobody(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function sessionOf({ store, tablet }: TabletCtx, { id, name, role, isVerified }: StaffActor): SessionView {
  const { storeId: _id, slug, name: storeName, lockMinutes } = store;
  return {
    account: { _id: id, name, email: '', verified: isVerified },
    roles: [role],
    stores: [{ _id, slug, name: storeName, role }],
    tablet: { name: tablet.name, lockMinutes },
  };
}

/** Signs somebody in, in place of whoever was before. Answers the tablet's new cookie. */
export async function startTurn(ctx: TabletCtx, body: TurnBody): Promise<TabletCookie> {
  const turn = newToken();
  await withPin(ctx, body, async (tx, { id, role }) => {
    refuseWithoutSecondStep(tx.store, role);
    await updateTurn(tx.db, tx.tablet, { of: id, hash: sha256(turn), now: new Date(tx.now) });
  });
  return { ...ctx.cookie, turn };
}

/** Puts the lock off. What screens fetch by themselves does not. */
export async function touchTurn({ db, now, tablet, store, cookie }: TabletCtx): Promise<void> {
  const since = new Date(now - store.lockMinutes * MINUTE);
  const touch = { hash: sha256(cookie.turn ?? ''), since, now: new Date(now) };
  if (!(await updateTouched(db, tablet, touch))) throw new AppError('UNAUTHENTICATED');
}

export async function endTurn(ctx: TabletCtx): Promise<void> {
  await endOneTurn(ctx, ctx.tablet, ctx.cookie.turn ?? '');
}
