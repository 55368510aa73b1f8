import { queryOptions } from '@tanstack/react-query';
import type { OwnAccountView } from '#domain/api/own-account.ts';
import { request } from './request.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => request<OwnAccountView>('/api/account'),
});
