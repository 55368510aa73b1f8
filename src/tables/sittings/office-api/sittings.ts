import type { QueryClient } from '@tanstack/react-query';
import { drawerFor } from '#money/till/office-api/till.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { Numbered } from '#restaurant/without-the-line/office/keep.ts';
import type {
  FloorTable,
  FloorView,
  SittingPaymentBody,
  STILL_COOKING,
  StaffSitting,
} from '../wire/sittings.ts';

const FLOOR_FRESH_MS = 60_000;

export const floorQuery = (storeId: string) =>
  query(
    'GET /api/stores/:storeId/floor',
    { params: { storeId } },
    {
      // Reservations come near without an event.
      refetchInterval: FLOOR_FRESH_MS,
    },
  );

const sittingsKey = (storeId: string) => ['stores', storeId, 'sittings'];

export const sittingQuery = (storeId: string, sittingId: string) =>
  query('GET /api/stores/:storeId/sittings/:sittingId', { params: { storeId, sittingId } }, { staleTime: 0 });

/** Takes over a table from the stream. A list that is being fetched meanwhile may be older, so it is fetched again. */
export function updateFloor(client: QueryClient, storeId: string, table: FloorTable): void {
  const { queryKey } = floorQuery(storeId);
  client.setQueryData<FloorView>(queryKey, (floor) =>
    mapTables(floor, (before) => (before._id === table._id ? table : before)),
  );
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: sittingsKey(storeId) });
}

/** Takes over the answer to a change at once, before the stream tells it. */
export function updateSitting(client: QueryClient, storeId: string, sitting: StaffSitting): void {
  client.setQueryData(sittingQuery(storeId, sitting._id).queryKey, sitting);
  const shown = sitting.state === 'closed' ? null : sitting;
  client.setQueryData<FloorView>(floorQuery(storeId).queryKey, (floor) =>
    mapTables(floor, (table) => (table.sitting?._id === sitting._id ? { ...table, sitting: shown } : table)),
  );
}

const mapTables = (floor: FloorView | undefined, change: (table: FloorTable) => FloorTable) =>
  floor && { ...floor, tables: floor.tables.map(change) };

/** How a tablet answers at tables. All of these calls answer the sitting. */
export type SittingStandIn = { revision: number; answer: StaffSitting };

/** What pays all of a table at a tablet has the number of its bill. */
export type NumberedPayment = Numbered<'POST /api/stores/:storeId/sittings/:sittingId/payments'>;

/** The key is the sitting's id, if a tablet opens it. */
export const openSitting = (
  storeId: string,
  body: { table: string; covers?: number },
  key: string,
  standIn?: SittingStandIn,
) =>
  perform(
    'POST /api/stores/:storeId/sittings',
    { params: { storeId }, headers: { 'idempotency-key': key }, body },
    standIn,
  );

interface InSitting {
  storeId: string;
  sittingId: string;
}

export const changeSitting = (
  params: InSitting,
  body: { covers?: number | null; mine?: boolean },
  standIn?: SittingStandIn,
) => perform('PATCH /api/stores/:storeId/sittings/:sittingId', { params, body }, standIn);

export const moveSitting = (
  params: InSitting,
  { _id: to, iden, label: idel }: FloorTable,
  standIn?: SittingStandIn,
) =>
  perform(
    'POST /api/stores/:storeId/sittings/:sittingId/move',
    { params, body: { to } },
    standIn && { ...standIn, table: { iden, idel } },
  );

/** Why money stays due, and what becomes of dishes that are not served. */
export interface Clearing {
  reason?: string;
  cooking?: (typeof STILL_COOKING)[number];
}

export const closeSitting = (params: InSitting, body: Clearing, standIn?: SittingStandIn) =>
  perform('POST /api/stores/:storeId/sittings/:sittingId/close', { params, body }, standIn);
export const recordSittingPayment = (
  params: InSitting,
  body: SittingPaymentBody,
  key: string,
  how?: SittingStandIn | NumberedPayment,
) =>
  perform(
    'POST /api/stores/:storeId/sittings/:sittingId/payments',
    {
      params,
      headers: { 'idempotency-key': key },
      body: { ...body, ...drawerFor(params.storeId, body.method) },
    },
    how,
  );
export const takeSittingCall = (
  params: InSitting & { callId: string },
  done: boolean,
  standIn?: SittingStandIn,
) =>
  perform('POST /api/stores/:storeId/sittings/:sittingId/calls/:callId', { params, body: { done } }, standIn);

export const sittingSettingsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/sitting-settings', { params: { storeId } });
