import { mayOperate } from '#operators/stores/rules/roles.ts';
import {
  authorise,
  type Ctx,
  type OfStore,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { HAND_OVER } from '#restaurant/access/rules/authority.ts';
import {
  HAND_OVER_LIFETIME_MS,
  handOverState,
  mayIn,
  PARTY_OF,
  takenFrom,
} from '#restaurant/access/rules/standing.ts';
import { endPrograms } from '#restaurant/access/server/find-key.ts';
import { findOperatorRole } from '#restaurant/access/server/find-session.ts';
import { joinStore, lockMembers, setRole } from '#restaurant/access/server/membership.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { requireAuthority, requireIn } from '#restaurant/stores/server/require-authority.ts';
import { changeStaff } from './change-staff.ts';
import { endConsents, endHandOvers } from './consents.ts';
import { tellOfAsking, tellOfHandOver } from './hand-over-email.ts';
import { selectHandOver, updateAgreed } from './hand-over-queries.ts';
import { newInvitationToken } from './invitations/invitation-token.ts';
import { sendInvitation } from './invitations/send-invitation.ts';
import { invitationView } from './list-people.ts';
import { type InvitationRow, insertInvitation, lockInvitation, updateInvitationsRevoked } from './queries.ts';
import { appendStaffLog } from './staff-log.ts';

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Asked {
  isSent: boolean;
  takenFrom: Date;
}

type AskedBy = OfStore & { actor: { name: string; id: string } };

/** Asks somebody to take the store over, and tells its owners. A second time ends the first. */
export async function askHandOver(ctx: AskedBy, email: string): Promise<Asked> {
  const send = await withTransaction(ctx, (tx) => askNewOwner(tx, email));
  return send();
}

/**
 * Runs in the transaction that decides it. Where there is no owner who could object, nobody waits. Answers what sends
 * the emails after COMMIT.
 */
export async function askNewOwner(tx: AskedBy, email: string): Promise<() => Promise<Asked>> {
  const { token, tokenHash } = newInvitationToken(tx.storeId);
  const { id: invitedBy, name } = tx.actor;
  const createdAt = new Date(tx.now);
  const owners = (await lockMembers(tx)).filter(({ role }) => role === 'OWNER');
  await requireAuthority(tx, 'askHandOver', 'operator');
  const present = await selectHandOver(tx.db, tx.storeId, createdAt);
  requireIn(HAND_OVER.ask, [handOverState(present, tx.now)], 'operator');
  const isAlone = owners.length === 0;
  if (!isAlone && owners.every((owner) => isSameAddress(owner.email, email)))
    throw new AppError('ALREADY_MEMBER');
  await endHandOvers(tx);
  await updateInvitationsRevoked(tx.db, tx.storeId, { email });
  const expiresAt = new Date(tx.now + HAND_OVER_LIFETIME_MS);
  const times = { createdAt, expiresAt, agreedAt: isAlone ? createdAt : null };
  const row = { id: uuidV7(tx.now), email, role: 'OWNER' as const, ...times };
  await insertInvitation(tx.db, { ...row, storeId: tx.storeId, tokenHash, invitedBy, handsOver: true });
  await appendStaffLog(tx, tx.storeId, { what: 'hand-over-asked', subject: email });
  const from = takenFrom(times);
  const tell = isAlone ? null : await tellOfAsking(tx, owners, { to: email, by: name, from });
  return async () => {
    await tell?.();
    const { id: _id, ...shown } = row;
    const invitation = invitationView({ _id, ...shown, handsOver: true, invitedBy: name });
    const { isSent } = await sendInvitation({ ...tx, db: tx.services.db }, invitation, token);
    return { isSent, takenFrom: from };
  };
}

/** Who is asked to take the store over, and from when they can. */
export async function findHandOver({ db, now }: Ctx, storeId: string) {
  const asked = await selectHandOver(db, storeId, new Date(now));
  return { handingTo: asked?.email ?? null, handingFrom: asked && takenFrom(asked).toISOString() };
}

/** An owner agrees to be followed by the person who was asked, so that nobody waits. */
export async function agreeToHandOver(ctx: StoreCtx, id: string): Promise<void> {
  authorise(ctx, 'store.hand-over');
  await changeStaff(ctx, async (tx) => {
    const row = await lockInvitation(tx.db, tx.storeId, id);
    if (!row?.handsOver || row.expiresAt.getTime() <= tx.now) throw new AppError('INVITATION_NOT_FOUND');
    requireIn(HAND_OVER.agree, [handOverState(row, tx.now)], PARTY_OF[tx.actor.role]);
    if (row.agreedAt !== null) return;
    await updateAgreed(tx.db, row, new Date(tx.now));
    await appendStaffLog(tx, tx.storeId, { what: 'hand-over-agreed', subject: row.email });
  });
}

export interface NewOwner {
  id: string;
  name: string;
  email: string;
  verifiedAt: Date | null;
}

/**
 * Makes the person who was asked the only owner; those before become managers. Answers what tells them all after
 * COMMIT.
 */
export async function takeOver(
  tx: OfStore,
  asked: InvitationRow,
  to: NewOwner,
): Promise<() => Promise<void>> {
  const members = await lockMembers(tx);
  await refuseOther(tx, asked, to);
  await requireAuthority(tx, 'takeOver', 'asked');
  const known = members.find(({ id }) => id === to.id);
  const before = members.filter(({ id, role }) => role === 'OWNER' && id !== to.id);
  if (known?.role === 'OWNER' && before.length === 0) throw new AppError('ALREADY_MEMBER');
  if (known) await setRole(tx, to.id, 'OWNER');
  else await joinStore(tx, to.id, tx.storeId, 'OWNER');
  // Those before still know the secrets.
  await endPrograms(tx, tx.storeId);
  for (const { id } of before) {
    await setRole(tx, id, 'MANAGER');
    await updateInvitationsRevoked(tx.db, tx.storeId, { invitedBy: id, roles: ['OWNER'] });
  }
  const actor = { kind: 'staff' as const, id: to.id, name: to.name };
  await appendStaffLog(tx, tx.storeId, { what: 'handed-over', subject: to.name }, actor);
  // The new owner has consented to nothing.
  await changeStore(tx, 'profile', endConsents);
  return tellOfHandOver(tx, to.email, before);
}

async function refuseOther(tx: OfStore, asked: InvitationRow, to: NewOwner): Promise<void> {
  // An operator who could take any restaurant would read all of it without the owner's consent.
  if (await findOperatorRole(tx, to.id)) throw new AppError('FORBIDDEN');
  // An operator who was ended can give no restaurant away.
  const role = await findOperatorRole(tx, asked.invitedBy);
  if (role === null || !mayOperate(role, 'operator.stores')) throw new AppError('INVITATION_NOT_FOUND');
  const isAsked = isSameAddress(asked.email, to.email);
  const who = isAsked && to.verifiedAt !== null ? 'asked' : 'linkHolder';
  if (mayIn(HAND_OVER.takeOver, [handOverState(asked, tx.now)], who)) return;
  if (!isAsked) throw new AppError('INVITATION_OF_ANOTHER');
  if (to.verifiedAt === null) throw new AppError('EMAIL_UNVERIFIED');
  throw new AppError('HAND_OVER_WAITS', { from: takenFrom(asked).toISOString() });
}
