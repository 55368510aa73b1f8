import { queryOptions } from '@tanstack/react-query';
import { call, nullWhen } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { ApprovalAsked, TabletSettings, TurnBody } from '../wire/tablets.ts';

export function tabletsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'tablets'],
    queryFn: () => call('GET /api/stores/:storeId/tablets', { params: { storeId } }),
  });
}

/** Makes a tablet of this browser, which is signed out by it. It may be one though the answer is lost. */
export async function admitTablet(storeId: string, name: string): Promise<void> {
  try {
    await call('POST /api/stores/:storeId/tablets', { params: { storeId }, body: { name } });
  } catch (error) {
    const isLost = error instanceof AppError && error.code === 'UNAVAILABLE';
    const tablet = isLost ? await call('GET /api/tablet').catch(() => null) : null;
    if (tablet?.name !== name) throw error;
  }
}

export const removeTablet = (storeId: string, tabletId: string) =>
  call('DELETE /api/stores/:storeId/tablets/:tabletId', { params: { storeId, tabletId } });

export const changeTabletSettings = (storeId: string, body: TabletSettings) =>
  call('PUT /api/stores/:storeId/tablets/settings', { params: { storeId }, body });

/** This browser as a tablet, or null if it is none. */
export const tabletQuery = queryOptions({
  queryKey: ['tablet'],
  queryFn: () => nullWhen('UNAUTHENTICATED', call('GET /api/tablet')),
});

/** What this tablet may give while there is no line. `isAllSent`: nothing waits here that has numbers. */
export const reserveNumbers = (isAllSent: boolean) =>
  call('POST /api/tablet/numbers', { headers: { 'all-sent': isAllSent ? '1' : '0' }, body: {} });

export const startTurn = (body: TurnBody) => call('POST /api/tablet/turn', { body });

export const touchTurn = () => call('PUT /api/tablet/turn', { body: {} });

export const endTurn = () => call('DELETE /api/tablet/turn');

export const approve = (body: ApprovalAsked) => call('POST /api/tablet/approvals', { body });
