import { queryOptions } from '@tanstack/react-query';
import type { ProfileView } from '#domain/api/staff.ts';
import { request } from './request.ts';

/** What colleagues see of whoever is signed in. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => request<ProfileView>('/api/profile'),
});
