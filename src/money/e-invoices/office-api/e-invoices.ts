import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';

export const eInvoiceSettingsQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/e-invoices/settings', { params: { storeId } });

/** How many documents are not registered; none for whoever can't mend it. */
export function useUnregistered(store: {
  storeId: string;
  role: ActingRole;
  profile: { gstNo: string };
}): number {
  const { storeId, role, profile } = store;
  const isAsked = profile.gstNo !== '' && may(role, 'bill.settings');
  const asked = { ...eInvoiceSettingsQuery(storeId), enabled: isAsked, refetchInterval: MINUTE };
  return useQuery(asked).data?.unregistered ?? 0;
}

/** The provider's answer to the saved credentials. */
export const tryEInvoices = async (storeId: string) =>
  (await call('POST /api/stores/:storeId/e-invoices/test', { params: { storeId }, body: {} })).keys;
