import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnnouncementBody, AnnouncementPatch } from '#operators/announcements/wire/announcements.ts';
import type { WatchBody } from '#operators/health/wire/site-health.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import type { BrandPlaceBody, NewBrandBody } from '#restaurant/brand/wire/brand.ts';
import { operatorKey } from './operator.ts';

export const announcementsKey = [...operatorKey, 'announcements'];

export const allAnnouncementsQuery = queryOptions({
  queryKey: announcementsKey,
  queryFn: () => call('GET /api/operator/announcements'),
});

/** Sent again under the same key it is the same announcement. */
export const addAnnouncement = (body: AnnouncementBody, key: string) =>
  call('POST /api/operator/announcements', { headers: { 'idempotency-key': key }, body });

export const changeAnnouncement = (announcementId: string, body: AnnouncementPatch) =>
  call('PATCH /api/operator/announcements/:announcementId', { params: { announcementId }, body });

export const endAnnouncement = (announcementId: string) =>
  call('DELETE /api/operator/announcements/:announcementId', { params: { announcementId } });

export const signUpQuery = queryOptions({
  queryKey: [...operatorKey, 'sign-up'],
  queryFn: () => call('GET /api/operator/sign-up'),
});

export const changeSignUp = (policy: SignUpPolicy) => call('PUT /api/operator/sign-up', { body: { policy } });

export const ownersInvitedQuery = queryOptions({
  queryKey: [...operatorKey, 'invitations'],
  queryFn: () => call('GET /api/operator/invitations'),
});

export const inviteOwner = (email: string) => call('POST /api/operator/invitations', { body: { email } });

export const revokeOwnersInvitation = (invitationId: string) =>
  call('DELETE /api/operator/invitations/:invitationId', { params: { invitationId } });

export function operatedAccountsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...operatorKey, 'accounts', search],
    queryFn: ({ pageParam }) => call('GET /api/operator/accounts', { query: { search, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const endSessionsOfAccount = (accountId: string) =>
  call('DELETE /api/operator/accounts/:accountId/sessions', { params: { accountId } });

export const changeOperator = (accountId: string, isOperator: boolean) =>
  call('PUT /api/operator/accounts/:accountId/operator', { params: { accountId }, body: { isOperator } });

export const healthQuery = queryOptions({
  queryKey: [...operatorKey, 'health'],
  queryFn: () => call('GET /api/operator/health'),
  staleTime: 0,
  refetchInterval: MINUTE,
});

export const watchQuery = queryOptions({
  queryKey: [...operatorKey, 'watch'],
  queryFn: () => call('GET /api/operator/watch'),
});

export const saveWatch = (body: WatchBody) => call('PUT /api/operator/watch', { body });

export const testWatch = () => call('POST /api/operator/watch/test');

export const brandsQuery = queryOptions({
  queryKey: [...operatorKey, 'brands'],
  queryFn: () => call('GET /api/operator/brands'),
});

export const openBrand = (body: NewBrandBody) => call('POST /api/operator/brands', { body });

export const moveBrand = (brandId: string, body: BrandPlaceBody) =>
  call('PATCH /api/operator/brands/:brandId', { params: { brandId }, body });
