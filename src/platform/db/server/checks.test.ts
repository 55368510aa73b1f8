import { expect, test } from 'vitest';
import { defaultBillSettings } from '#money/bills/rules/bill-settings.ts';
import { LEVEL_FIELDS } from '#ordering/menu/rules/diets/diet.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
await placeTestOrder(thali, store, TEA);
await thali.call('PUT /api/stores/:storeId/bill-settings', {
  params: store,
  token: store.token,
  body: defaultBillSettings(''),
});

test.each([
  ['orders', 'state = 6', 'orders_state'],
  ['orders', 'state = 0', 'orders_state'],
  ['orders', "payment_state = 'perhaps'", 'orders_payment_state'],
  ['orders', 'amount = -1', 'orders_amount'],
  ['orders', 'paid = 100, refunded = 101', 'orders_sums'],
  ['orders', 'paid = -1, refunded = -1', 'orders_sums'],
  ['order_lines', 'quantity = 0', 'order_lines_quantity'],
  ['order_lines', 'unit = -1', 'order_lines_prices'],
  ['order_lines', 'part_of = id', 'order_lines_part_of'],
  ['stores', "gateway_kind = 'other'", 'stores_gateway_kind'],
  ['bill_settings', "kind = 'other'", 'bill_settings_kind'],
  ['orders', "channel = 'other'", 'orders_channel'],
  ['orders', "order_kind = 'other'", 'orders_kind'],
  ['order_types', "kind = 'other'", 'order_types_kind'],
  ['order_types', 'initial_state = 6', 'order_types_initial_state'],
  ['memberships', "role = 'CHEF'", 'memberships_role'],
  ['store_log', "kind = 'other'", 'store_log_kind'],
])('the database itself refuses %s with %s', async (table, change, constraint) => {
  const changing = thali.database.pool.query(`update ${table} set ${change} where store_id = $1`, [
    store.storeId,
  ]);
  await expect(changing).rejects.toMatchObject({ code: '23514', constraint });
});

/** A migration that drops a check removes it here as well. */
const CHECKS = [
  'account_tokens_purpose',
  'bill_settings_kind',
  'bills_kind',
  'bills_series',
  'brand_is_only',
  'brands_sign_up',
  'chat_messages_side',
  'chat_pictures_side',
  'conversations_kind',
  'coupons_kind',
  'e_invoices_state',
  'ingredients_at_zero',
  'ingredients_reserved',
  'ingredients_unit',
  'invitations_role',
  'invoice_settings_is_only',
  'khatas_limit',
  'mail_drafts_state',
  'mail_letters_folder',
  'mail_letters_place',
  'mandates_state',
  'mandates_way',
  'memberships_role',
  'messages_channel',
  'messages_state',
  'operator_invitations_role',
  'operator_log_what',
  'operators_role',
  'order_lines_hold',
  'order_lines_part_of',
  'order_lines_prices',
  'order_lines_quantity',
  'order_lines_remarks',
  'order_types_initial_state',
  'order_types_kind',
  'orders_amount',
  'orders_channel',
  'orders_kind',
  'orders_payment_state',
  'orders_state',
  'orders_sums',
  'payment_attempts_amount',
  'payment_attempts_returned',
  'payment_attempts_state',
  'portions_remaining',
  'presences_choice',
  'print_jobs_state',
  'print_jobs_what',
  'printers_kind',
  'purchases_sent_by',
  'push_subscriptions_owner',
  'receipt_shares_amount',
  'receipts_account',
  'receipts_amount',
  'receipts_method',
  'receipts_tendered',
  'refunds_amount',
  'refunds_how',
  'refunds_method',
  'refunds_state',
  'reservations_source',
  'reservations_state',
  'site_settings_is_only',
  'site_settings_sign_up',
  'sitting_guests_state',
  'sitting_lines_quantity',
  'sitting_parts_amount',
  'sitting_parts_kind',
  'sitting_parts_state',
  'sittings_state',
  'stock_ledger_reason',
  'stock_ledger_what',
  'store_log_kind',
  'store_questions_kind',
  'stores_gateway_kind',
  'supplier_bills_amount',
  'supplier_bills_paid_from',
  'till_entries_amount',
  'till_entries_reason',
  'till_entries_what',
  'watch_counts_kind',
  'watch_is_only',
  'webhook_deliveries_state',
  ...LEVEL_FIELDS.map((field) => `items_${field}`),
];

test('the database still has all its checks', async () => {
  const { rows } = await thali.database.pool.query(
    `select conname as name from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace order by conname collate "C"`,
  );
  expect(rows.map(({ name }) => name)).toEqual(CHECKS.toSorted());
});

test('no check stops an upgrade because of existing rows', async () => {
  const { rows } = await thali.database.pool.query(
    `select conname from pg_constraint where contype = 'c' and convalidated and conrelid in
     ('orders'::regclass, 'order_lines'::regclass, 'payment_attempts'::regclass, 'refunds'::regclass,
      'messages'::regclass, 'print_jobs'::regclass)`,
  );
  expect(rows).toEqual([]);
});

/** These columns need no check: their words are free, are only shown, or an unknown word is never looked up. */
const FREE = [
  'bill_counters.series',
  'catalogue_revisions.cause',
  'items.state',
  'message_wishes.channel',
  'notifications.kind',
  'order_types.payment_method',
  'orders.payment_method',
  'rendered_pages.state',
  'report_sums.kind',
  'sitting_calls.kind',
  'staff_log.from_role',
  'staff_log.to_role',
  'store_page_views.kind',
  'store_policies.kind',
  'store_routes.kind',
];

test('a column with one of a few words has a check for them', async () => {
  const { rows } = await thali.database.pool.query(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'text'
       and c.column_name ~ '(^|_)(state|kind|role|purpose|series|method|channel|how|cause)$'
       and not exists (
         select 1 from pg_constraint k
         where k.contype = 'c' and k.conrelid = c.table_name::regclass
           and pg_get_constraintdef(k.oid) ~ ('\\m' || c.column_name || '\\M'))
     order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(FREE);
});
