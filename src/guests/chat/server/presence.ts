import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import { choiceOf, mayChat, type PresenceChoice, presenceOf } from '../rules/chat.ts';
import { selectPresences, upsertChoice, upsertLooked } from './presence-queries.ts';

/** A stream notes its person more often than this. */
const NOTED_EACH_MS = 20 * SECOND;

export async function listPeople(ctx: StoreCtx) {
  const people = await findPresent(ctx, ctx.storeId);
  const own = people.find(({ _id }) => _id === ctx.actor.id);
  return {
    people: people.map(({ choice: _, ...person }) => ({ ...person, isMe: person._id === ctx.actor.id })),
    choice: own?.choice ?? null,
  };
}

export async function choosePresence(ctx: StoreCtx, choice: PresenceChoice | null): Promise<void> {
  await upsertChoice(ctx.db, ctx.actor.id, choice, new Date(ctx.now));
}

/** The person's stream is open before them. */
export async function noteLooking({ db, services, account }: AccountCtx): Promise<void> {
  const now = services.clock();
  await upsertLooked(db, account.id, new Date(now), new Date(now - NOTED_EACH_MS));
}

/** Whether somebody who may answer guests is there. */
export async function isSomebodyThere(ctx: Ctx, storeId: string): Promise<boolean> {
  const people = await findPresent(ctx, storeId);
  return people.some(({ role, presence }) => presence === 'online' && mayChat(role, 'guest'));
}

async function findPresent(ctx: Ctx, storeId: string) {
  const staff = (await findStaff(ctx, storeId)).filter(({ disabled }) => !disabled);
  const known = await selectPresences(
    ctx.db,
    staff.map(({ _id }) => _id),
  );
  const factsOf = new Map(
    known.map(({ accountId, choice, chosenAt, lookedAt }) => [
      accountId,
      { choice, chosenAt: chosenAt.getTime(), lookedAt: lookedAt.getTime() },
    ]),
  );
  return staff.map(({ _id, name, role }) => {
    const facts = factsOf.get(_id) ?? null;
    return { _id, name, role, presence: presenceOf(facts, ctx.now), choice: choiceOf(facts, ctx.now) };
  });
}
