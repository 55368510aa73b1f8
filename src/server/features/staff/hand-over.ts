import { AppError } from '#domain/errors.ts';
import { type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { keepEmails } from '../../platform/mail/send-email.ts';
import { joinStore, type LockedMember, lockMembers, setRole } from '../access/membership.ts';
import { findStore } from '../stores/find-store.ts';
import { noteChange } from '../stores/note-change.ts';
import { writeHandOverEmail } from './hand-over-email.ts';
import { INVITATION_LIFETIME_MS, newInvitationToken } from './invitation-token.ts';
import { invitationView } from './list-people.ts';
import { insertInvitation, isOperator, updateInvitationsRevoked, updateSupport } from './queries.ts';
import { sendInvitation } from './send-invitation.ts';
import { appendStaffLog } from './staff-log.ts';

/** Somebody outside of the store who changes it, such as an operator. */
export type OnStore = Ctx & Pick<StoreCtx, 'storeId'>;

interface NewOwner {
  id: string;
  name: string;
  email: string;
}

/** Makes this person the only owner; those before become managers. Answers what tells them all after COMMIT. */
export async function giveStore(tx: OnStore, to: NewOwner): Promise<() => Promise<void>> {
  const members = await lockMembers(tx);
  // An operator who could take any restaurant would read all of it without the owner's consent.
  if (await isOperator(tx.db, to.id)) throw new AppError('FORBIDDEN');
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
  // The new owner has consented to nothing.
  await updateSupport(tx.db, tx.storeId, null);
  await noteChange(tx, tx.storeId);
  return tellOfHandOver(tx, to.email, before);
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
    await appendStaffLog(tx, tx.storeId, { what: 'hand-over-asked', subject: email });
  });
  const { id: _id, ...shown } = row;
  const invitation = invitationView({ _id, ...shown, handsOver: true, invitedBy: ctx.actor.name });
  return (await sendInvitation(ctx, invitation, token)).isSent;
}

/** Tells both sides. Answers what sends the emails after COMMIT. */
async function tellOfHandOver(tx: OnStore, owner: string, before: readonly LockedMember[]) {
  const { name } = await findStore(tx.db, tx.storeId);
  const link = `${tx.site.origin}/app`;
  return keepEmails(tx, 'handOver', [owner, ...before.map(({ email }) => email)], (to) =>
    writeHandOverEmail(name, { owner, isOwner: to === owner, link }),
  );
}
