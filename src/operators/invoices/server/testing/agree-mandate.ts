import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { gatewayColumns } from '#restaurant/stores/server/gateway.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { askForInvoice } from './ask-for-invoice.ts';

/** An invoice with which the owner has agreed that the plan renews itself. No gateway knows of it. */
export async function agreeMandate(thali: TestApp, store: TestStore): Promise<string> {
  const invoiceId = await askForInvoice(thali, store);
  const keys = { merchent_id: 'M1', merchent_key: 'k'.repeat(16) };
  const { gatewaySealed } = gatewayColumns(thali.services.secrets, keys);
  const sql = `insert into mandates (store_id, invoice_id, brand_id, plan, months, cap, way, state, gateway_sealed,
    customer, created_at) values ($1, $2, $3, 'Chain', 1, 99900, 'upi', 'active', $4, 'cust_1', now())`;
  await thali.database.pool.query('delete from mandates where store_id = $1', [store.storeId]);
  await thali.database.pool.query(sql, [store.storeId, invoiceId, FIRST_BRAND, gatewaySealed]);
  return invoiceId;
}
