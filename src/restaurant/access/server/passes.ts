import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Ctx, Late, StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';
import { roleAtTablet } from '#restaurant/people/rules/tablet.ts';
import { textOfCommand } from '#restaurant/without-the-line/rules/signed-command.ts';
import { LONGEST_AWAY_MS } from '#restaurant/without-the-line/server/once.ts';
import type { TabletCtx } from './tablet-context.ts';
import {
  deleteEndedPasses,
  deletePassesOf,
  insertPass,
  selectPass,
  selectPassHolder,
} from './turn-queries.ts';

type InStore = Ctx & { storeId: string };

const secretsOf = ({ services, storeId }: InStore, id: string) =>
  services.secrets.hashes('pass', `${storeId} ${id}`);

/** By which this person signs in at this tablet without the line. Given behind the lock of the tablet's row. */
export async function givePass(tx: TabletCtx, accountId: string): Promise<{ id: string; secret: string }> {
  const { db, storeId, tablet } = tx;
  const known = await selectPass(db, tablet, accountId);
  const id = known?.id ?? uuidV7(tx.now);
  if (!known) await insertPass(db, { storeId, id, tabletId: tablet.id, accountId });
  return { id, secret: secretsOf(tx, id)[0] };
}

/** Whose pass of this tablet it is, unless it is none. */
export async function findPassHolder({ db, storeId }: InStore, pass: string, tabletId: string | undefined) {
  const holder = isId(pass) ? await selectPassHolder(db, storeId, pass) : null;
  return holder?.tabletId === tabletId ? holder : null;
}

/** Whether this text was signed with the pass. */
export function isSigned(ctx: InStore, pass: string, { text, proof }: { text: string; proof: string }) {
  const signed = (secret: string) => createHmac('sha256', secret).update(text).digest('hex');
  return secretsOf(ctx, pass).some((secret) => equalInConstantTime(signed(secret), proof));
}

/**
 * A late command that somebody else made than has sent it is carried out in their name, with the role that they have now.
 * What they have signed is checked once it was read (`requireSigned`).
 */
export async function asMaker({ headers }: FastifyRequest, ctx: StoreCtx): Promise<StoreCtx> {
  const { 'made-by': madeBy } = headers;
  if (typeof madeBy !== 'string') return ctx;
  const [pass = ''] = madeBy.split('.');
  const holder = await findPassHolder(ctx, pass, ctx.actor.tabletId);
  if (!holder || !ctx.late) throw new AppError('FORBIDDEN');
  const { id, name, role, verifiedAt } = holder;
  const acting = { role: roleAtTablet(role ?? 'KITCHEN'), isVerified: verifiedAt !== null };
  const late = { ...ctx.late, pass, ...afterEnd(ctx.late, ctx.now, holder) };
  return { ...ctx, actor: { ...ctx.actor, id, name, ...acting }, late };
}

/**
 * A pass signs nothing after its end. What was made before and comes after it may be signed by anybody who knew the PIN: the
 * time is only what the tablet says.
 */
function afterEnd({ asks }: Late, now: number, { role, endedAt }: Holder): Partial<Late> {
  if (role === null) return { refusal: new AppError('MEMBER_NOT_FOUND') };
  if (endedAt === null) return {};
  if (now > endedAt.getTime()) return { refusal: new AppError('PIN_CHANGED') };
  return { asks: asks ?? 'PIN_CHANGED' };
}

type Holder = Pick<NonNullable<Awaited<ReturnType<typeof findPassHolder>>>, 'role' | 'endedAt'>;

/** Refuses a command in the name of somebody who has not signed it as it was sent. */
export function requireSigned({ member, method, url, headers, body }: FastifyRequest): void {
  if (!member?.late?.pass) return;
  const { pass, key } = member.late;
  const [, proof = ''] = String(headers['made-by']).split('.');
  const text = textOfCommand({ key, madeAt: String(headers['made-at']), call: `${method} ${url}`, body });
  if (!isSigned(member, pass, { text, proof })) throw new AppError('FORBIDDEN');
}

export async function endPassesOf({ db, storeId }: StoreCtx, tabletId: string): Promise<void> {
  await deletePassesOf(db, storeId, tabletId);
}

export async function sweepPasses(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteEndedPasses(ctx.db, storeIds, new Date(ctx.now - LONGEST_AWAY_MS));
}
