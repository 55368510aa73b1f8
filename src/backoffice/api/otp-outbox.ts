import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { otpOutbox } from '#domain/api/otp.ts';
import { request } from './request.ts';

const POLL_MS = 5_000;

/** Codes for the staff to read out. No event tells of them, so that they are asked for now and then. */
export function otpOutboxQuery(storeId: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['stores', storeId, 'otp-outbox'],
    queryFn: () => request<z.infer<typeof otpOutbox>>(`/api/stores/${storeId}/otp-outbox`),
    refetchInterval: POLL_MS,
    enabled,
  });
}
