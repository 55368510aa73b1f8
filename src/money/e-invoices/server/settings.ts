import type { KeyAnswer } from '#money/payments/rules/gateways.ts';
import {
  authorise,
  requireVerified,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { RegistryAccount } from '#platform/ports/server/e-invoices.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import { findStore, lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import { TRIES_BEFORE_TOLD } from '../rules/states.ts';
import type { EInvoiceCredentials, EInvoiceSettingsBody, EInvoiceSettingsView } from '../wire/e-invoices.ts';
import { countUnregistered, selectSettings, upsertSettings } from './queries.ts';

export const CREDENTIALS_PURPOSE = 'e-invoice credentials';

export async function readEInvoiceSettings(ctx: StoreCtx): Promise<EInvoiceSettingsView> {
  authorise(ctx, 'bill.settings');
  const row = await selectSettings(ctx.db, ctx.storeId);
  const unregistered = await countUnregistered(ctx.db, ctx.storeId, TRIES_BEFORE_TOLD);
  return { isOn: row?.isOn ?? false, hasCredentials: row?.credentialsSealed != null, unregistered };
}

export async function saveEInvoiceSettings(
  ctx: StoreCtx,
  { isOn, credentials }: EInvoiceSettingsBody,
): Promise<EInvoiceSettingsView> {
  authorise(ctx, 'store.gateway');
  requireVerified(ctx);
  const { eInvoices, secrets } = ctx.services;
  if (credentials?.host && !eInvoices.takesHost(credentials.host))
    throw fieldFault({ 'credentials.host': { rule: 'https' } });
  await withTransaction(ctx, async (tx) => {
    const { storeId } = tx;
    await lockStoreAlone(tx.db, storeId);
    const before = await selectSettings(tx.db, storeId);
    const credentialsSealed =
      credentials === undefined
        ? (before?.credentialsSealed ?? null)
        : credentials && secrets.seal(CREDENTIALS_PURPOSE, JSON.stringify(credentials));
    if (isOn && credentialsSealed === null) throw fieldFault({ credentials: { rule: 'required' } });
    await upsertSettings(tx.db, { storeId, isOn, credentialsSealed });
  });
  return readEInvoiceSettings(ctx);
}

/** Whether the provider takes the credentials for the GSTIN of the store. */
export async function tryEInvoices(ctx: StoreCtx): Promise<{ keys: KeyAnswer }> {
  authorise(ctx, 'store.gateway');
  requireVerified(ctx);
  const { db, storeId, services } = ctx;
  const { gstNo } = await findStore(db, storeId);
  const sealed = (await selectSettings(db, storeId))?.credentialsSealed ?? null;
  if (sealed === null) throw fieldFault({ credentials: { rule: 'required' } });
  return { keys: await services.eInvoices.tryKeys(accountOf(services.secrets, sealed, gstNo)) };
}

export function accountOf(secrets: Secrets, sealed: string, gstin: string): RegistryAccount {
  const credentials = JSON.parse(secrets.open(CREDENTIALS_PURPOSE, sealed)) as EInvoiceCredentials;
  return { ...credentials, gstin };
}
