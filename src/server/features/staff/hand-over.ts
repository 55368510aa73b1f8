import { AppError } from '#domain/errors.ts';
import { type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { sendEmail } from '../../platform/mail/send-email.ts';
import { joinStore, type LockedMember, lockMembers, setRole } from '../access/membership.ts';
import { findStore } from '../stores/find-store.ts';
import { writeHandOverEmail } from './hand-over-email.ts';
import { INVITATION_LIFETIME_MS, newInvitationToken } from './invitation-token.ts';
import { invitationView } from './list-people.ts';
import { insertInvitation, updateInvitationsRevoked } from './queries.ts';
import { sendInvitation } from './send-invitation.ts';
import { appendStaffLog } from './staff-log.ts';

/** Somebody outside of the store who changes it, such as an operator. */
export type OnStore = Ctx & Pick<StoreCtx, 'storeId'>;

/** Makes this person the only owner; those before become managers. Answers them. Runs in the caller's transaction. */
export async function giveStore(tx: OnStore, to: { id: string; name: string }): Promise<LockedMember[]> {
  const members = await lockMembers(tx);
  const known = members.find(({ id }) => id === to.id);
  const before = members.filter(({ id, role }) => role === 'OWNER' && id !== to.id);
  if (known?.role === 'OWNER' && before.length === 0) throw new AppError('ALREADY_MEMBER');
  if (known) await setRole(tx, to.id, 'OWNER');
  else await joinStore(tx, to.id, tx.storeId, 'OWNER');
  await updateInvitationsRevoked(tx.db, tx.storeId, { handsOver: true });
  for (const { id } of before) {
    await setRole(tx, id, 'MANAGER');
    await updateInvitationsRevoked(tx.db, tx.storeId, { invitedBy: id, roles: ['OWNER'] });
  }
  await appendStaffLog(tx, tx.storeId, { what: 'handed-over', subject: to.name });
  return before;
}

/** Asks somebody to take the store over. A second invitation ends the first. Answers whether it was sent. */
export async function inviteOwner(ctx: OnStore & { actor: { name: string; id: string } }, email: string) {
  const { token, tokenHash } = newInvitationToken(ctx.storeId);
  const times = { createdAt: new Date(ctx.now), expiresAt: new Date(ctx.now + INVITATION_LIFETIME_MS) };
  const row = { id: uuidV7(ctx.now), email, role: 'OWNER' as const, ...times };
  await withTransaction(ctx, async (tx) => {
    await lockMembers(tx);
    await updateInvitationsRevoked(tx.db, tx.storeId, { handsOver: true });
    await updateInvitationsRevoked(tx.db, tx.storeId, { email });
    const given = { storeId: tx.storeId, tokenHash, invitedBy: ctx.actor.id, handsOver: true };
    await insertInvitation(tx.db, { ...row, ...given });
    await appendStaffLog(tx, tx.storeId, { what: 'invited', subject: email, to: 'OWNER' });
  });
  const { id: _id, ...shown } = row;
  const invitation = invitationView({ _id, ...shown, invitedBy: ctx.actor.name });
  return (await sendInvitation(ctx, invitation, token)).isSent;
}

/** An email that cannot be sent is reported, and the next person is told. */
export async function tellOfHandOver(
  ctx: OnStore,
  owner: string,
  before: readonly LockedMember[],
): Promise<void> {
  const { services, site } = ctx;
  const { name } = await findStore(ctx.db, ctx.storeId);
  const write = (isOwner: boolean) => () =>
    writeHandOverEmail(name, { owner, isOwner, link: `${site.origin}/app` });
  const told = [[owner, true] as const, ...before.map(({ email }) => [email, false] as const)];
  for (const [to, isOwner] of told)
    await sendEmail(services, 'handOver', to, write(isOwner)).catch(services.onError);
}
