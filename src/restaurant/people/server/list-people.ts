import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { takenFrom } from '#restaurant/access/rules/standing.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import type { InvitationView, PeopleView } from '../wire/staff.ts';
import { selectInvitations } from './queries.ts';

export async function listPeople(ctx: StoreCtx): Promise<PeopleView> {
  authorise(ctx, 'staff.read');
  const [staff, pending] = await Promise.all([
    findStaff(ctx, ctx.storeId),
    selectInvitations(ctx.db, ctx.storeId),
  ]);
  const people = staff.map(({ joinedAt, seenAt, ...person }) => ({
    ...person,
    joinedAt: joinedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }));
  return { people, invitations: pending.map(invitationView) };
}

type Dated = Omit<InvitationView, 'createdAt' | 'expiresAt' | 'takenFrom' | 'isAgreed'> &
  Record<'createdAt' | 'expiresAt', Date> & { agreedAt: Date | null };

export function invitationView({ createdAt, expiresAt, agreedAt, ...invitation }: Dated): InvitationView {
  return {
    ...invitation,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(invitation.handsOver && {
      takenFrom: takenFrom({ createdAt, agreedAt }).toISOString(),
      isAgreed: agreedAt !== null,
    }),
  };
}

export async function findPerson(ctx: StoreCtx, accountId: string): Promise<void> {
  const staff = await findStaff(ctx, ctx.storeId);
  if (!staff.some(({ _id }) => _id === accountId)) throw new AppError('MEMBER_NOT_FOUND');
}

export async function findInvitation(ctx: StoreCtx, invitationId: string): Promise<void> {
  const pending = await selectInvitations(ctx.db, ctx.storeId);
  if (!pending.some(({ _id }) => _id === invitationId)) throw new AppError('INVITATION_NOT_FOUND');
}
