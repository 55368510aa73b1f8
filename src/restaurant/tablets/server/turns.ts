import { type StaffActor, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { endOneTurn, findTurn, refuseWithoutSecondStep } from '#restaurant/access/server/find-turn.ts';
import { findPassHolder, givePass, isSigned } from '#restaurant/access/server/passes.ts';
import type { TabletCtx } from '#restaurant/access/server/tablet-context.ts';
import type { TabletCookie } from '#restaurant/access/server/tablet-cookie.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { lockedUntil } from '#restaurant/people/rules/pin.ts';
import { letterOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import { textOfTurn } from '#restaurant/without-the-line/rules/signed-command.ts';
import type { OwnTablet, ResumeBody, StartedTurn, TurnBody } from '../wire/tablets.ts';
import { lockTablet, selectPeople, updateTouched, updateTurn } from './queries.ts';
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

interface Started {
  cookie: TabletCookie;
  pass: StartedTurn['pass'];
}

/** Signs somebody in, in place of whoever was before. Answers the tablet's new cookie, and the person's pass there. */
export async function startTurn(ctx: TabletCtx, body: TurnBody): Promise<Started> {
  const turn = newToken();
  const pass = await withPin(ctx, body, async (tx, { id, role }) => {
    refuseWithoutSecondStep(tx.store, role);
    await updateTurn(tx.db, tx.tablet, { of: id, hash: sha256(turn), now: new Date(tx.now) });
    return givePass(tx, id);
  });
  return { cookie: { ...ctx.cookie, turn }, pass };
}

export const countTurns = async ({ tablet: { turns } }: TabletCtx) => ({ turns });

/** Signs in whoever has signed in without the line. A proof is good for one turn: the next has another number. */
export async function resumeTurn(ctx: TabletCtx, { pass, proof }: ResumeBody): Promise<TabletCookie> {
  const turn = newToken();
  await withTransaction(ctx, async (tx) => {
    const tablet = await lockTablet(tx.db, tx.tablet);
    const holder = await findPassHolder(tx, pass, tablet?.id);
    const isProof = tablet && isSigned(tx, pass, { text: textOfTurn(tablet.turns), proof });
    if (!isProof || !holder || holder.role === null || holder.endedAt) throw new AppError('UNAUTHENTICATED');
    refuseWithoutSecondStep(tx.store, holder.role);
    await updateTurn(tx.db, tablet, { of: holder.id, hash: sha256(turn), now: new Date(tx.now) });
  });
  return { ...ctx.cookie, turn };
}

/** Puts the lock off, for a touch or a screen of the kitchen. What screens fetch by themselves does not. */
export async function touchTurn({ db, now, tablet, store, cookie }: TabletCtx): Promise<void> {
  const since = new Date(now - store.lockMinutes * MINUTE);
  const touch = { hash: sha256(cookie.turn ?? ''), since, now: new Date(now) };
  if (!(await updateTouched(db, tablet, touch))) throw new AppError('UNAUTHENTICATED');
}

export async function endTurn(ctx: TabletCtx): Promise<void> {
  await endOneTurn(ctx, ctx.tablet, ctx.cookie.turn ?? '');
}
