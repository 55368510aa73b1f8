import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import type { NewBrandBody } from '#restaurant/brand/wire/brand.ts';
import { operatorKey } from './operator.ts';

export const announcementsKey = [...operatorKey, 'announcements'];

export const allAnnouncementsQuery = query('GET /api/operator/announcements', {});
export const signUpQuery = query('GET /api/operator/sign-up', {});

export const changeSignUp = (policy: SignUpPolicy) => call('PUT /api/operator/sign-up', { body: { policy } });

export const ownersInvitedQuery = query('GET /api/operator/invitations', {});

export function operatedAccountsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...operatorKey, 'accounts', search],
    queryFn: ({ pageParam }) => call('GET /api/operator/accounts', { query: { search, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const healthQuery = query(
  'GET /api/operator/health',
  {},
  {
    staleTime: 0,
    refetchInterval: MINUTE,
  },
);

export const watchQuery = query('GET /api/operator/watch', {});
export const testWatch = () => call('POST /api/operator/watch/test');

export const brandsQuery = query('GET /api/operator/brands', {});

export const openBrand = (body: NewBrandBody) => call('POST /api/operator/brands', { body });
