import { queryOptions } from '@tanstack/react-query';
import type { OpenInvitation } from '#domain/api/staff.ts';
import { AppError } from '#domain/errors.ts';
import { request } from './request.ts';

/** What a link invites to; null for one that is good for nothing any more. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitations', token],
    queryFn: () => readInvitation(token),
  });
}

async function readInvitation(token: string): Promise<OpenInvitation | null> {
  try {
    return await request<OpenInvitation>('/api/invitations/open', { method: 'POST', body: { token } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVITATION_NOT_FOUND') return null;
    throw error;
  }
}
