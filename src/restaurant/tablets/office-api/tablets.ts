import { queryOptions } from '@tanstack/react-query';
import { call, nullWhen } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { AppError } from '#platform/errors/rules/errors.ts';

export const tabletsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/tablets', { params: { storeId } });

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

/** This browser as a tablet, or null if it is none. */
export const tabletQuery = queryOptions({
  queryKey: ['tablet'],
  queryFn: () => nullWhen('UNAUTHENTICATED', call('GET /api/tablet')),
});
export const touchTurn = () => call('PUT /api/tablet/turn', { body: {} });
