import { createContext } from '#platform/context/server/context.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { gatewayColumns } from '#restaurant/stores/server/gateway.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { findSettings } from '../invoice-settings.ts';
import { updateSettings } from '../seller-queries.ts';

/** Sold, because it costs something. */
export async function priceChainPlan({ database }: Pick<TestApp, 'database'>): Promise<void> {
  await database.pool.query("update plans set price = 99900 where name = 'Chain'");
  // Without these nobody is asked to pay.
  const seller = { name: 'Church Street Software', address: '', state: 'Karnataka', gstin: '' };
  const whole = JSON.stringify({ ...seller, taxRate: 1800, sac: '998314', footer: '' });
  const sql = `update brands set upi = case upi when '' then 'street@upi' else upi end,
    seller = coalesce(seller, $1) || jsonb_build_object('name', 'Church Street Software', 'state', 'Karnataka')`;
  await database.pool.query(sql, [whole]);
}

/** Begins payments without asking anybody, as Paytm's form does. */
export async function sellByPaytm({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const keys = { merchent_id: 'M1', merchent_key: 'k'.repeat(16) };
  const { gatewaySealed } = gatewayColumns(services.secrets, keys);
  const { seller } = await findSettings(createContext(services, { kind: 'system' }));
  await updateSettings(services.db, FIRST_BRAND, { seller, upi: 'rasoi@upi', gatewaySealed });
}

/** The id of an invoice that the owner has asked for. */
export async function askForInvoice(thali: TestApp, { storeId, token }: TestStore): Promise<string> {
  await priceChainPlan(thali);
  const body = { plan: 'Chain', months: 1 };
  const made = await thali.call('POST', `/api/stores/${storeId}/invoices`, { token, body });
  if (made.status !== 201) throw new Error(`The invoice was refused: ${made.text}`);
  return made.body._id;
}
