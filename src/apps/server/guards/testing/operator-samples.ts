import { randomUUID } from 'node:crypto';
import { agreeMandate } from '#operators/invoices/server/testing/agree-mandate.ts';
import { askForInvoice } from '#operators/invoices/server/testing/ask-for-invoice.ts';
import { operatorInvitations } from '#operators/people/tables.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { memberId } from '#testing/server/people/test-people.ts';
import { PASSWORD, unique } from '#testing/server/test-stores.ts';
import type { Sample } from './sample.ts';
import { OPERATOR } from './world.ts';

/** An announcement of its own for each caller, because any of them may end it. */
const announcement: Sample = async ({ thali }) => {
  const announcementId = uuidV7(thali.clock.now);
  const until = new Date(thali.clock.now + DAY);
  const sql = `insert into announcements (announcement_id, text, text_in_hindi, plan, until, created_at)
    values ($1, 'Hello', '', '', $2, now())`;
  await thali.database.pool.query(sql, [announcementId, until]);
  return { params: { announcementId } };
};

/** Somebody new, whom no other sample needs. */
const account: Sample = async ({ thali, store }) => ({
  params: { accountId: await memberId(thali, store, 'STAFF') },
});

/** A plan of its own, which no store is on. */
const plan =
  (body: object): Sample =>
  async ({ thali }) => {
    const planId = uuidV7(thali.clock.now);
    const sql = `insert into plans (plan_id, name, price, limits, features, created_at)
      select $1, $2, 0, limits, features, now() from plans where name = 'Free' and brand_id = $3`;
    await thali.database.pool.query(sql, [planId, `Plan ${unique()}`, FIRST_BRAND]);
    return { params: { planId }, body };
  };

/** An invitation of its own for each caller, which an operator of the world has sent. */
const operatorInvitation =
  (body?: (token: string) => object): Sample =>
  async ({ thali, actors }) => {
    const token = unique();
    const inviter = await thali.call('GET /api/session', {
      headers: (await actors[OPERATOR]?.headers()) ?? {},
    });
    const row = {
      invitationId: uuidV7(thali.clock.now),
      brandId: FIRST_BRAND,
      email: `operator-${token}@thali.example`,
      role: 'READER' as const,
      tokenHash: sha256(token),
      invitedBy: inviter.body.account._id,
      expiresAt: new Date(thali.clock.now + DAY),
    };
    await thali.database.db.insert(operatorInvitations).values(row);
    return { params: { invitationId: row.invitationId }, body: body?.(token) };
  };

/** A filter of its own for each caller. */
const filter: Sample = async ({ thali }, headers) => {
  const filterId = uuidV7(thali.clock.now);
  const { account } = (await thali.call('GET /api/session', { headers })).body;
  const sql = `insert into saved_filters (filter_id, brand_id, account_id, name, filter, created_at)
    values ($1, $2, $3, $4, '{}', now())`;
  await thali.database.pool.query(sql, [filterId, FIRST_BRAND, account?._id ?? null, unique()]);
  return { params: { filterId } };
};

const newStore = () => ({
  key: unique(),
  name: `Branch ${unique()}`,
  email: `owner-${unique()}@thali.example`,
  plan: 'Pro',
});

/** On a store of its own for each caller, after which it stands as it does. */
const bulk =
  (body: object, arrange = ''): Sample =>
  async ({ thali, actors, store }) => {
    const headers = (await actors[OPERATOR]?.headers()) ?? {};
    const made = await thali.call('POST', '/api/operator/stores', { headers, body: newStore() });
    const storeId = made.body.store._id;
    const owner = `insert into memberships (account_id, store_id, role, created_at)
      select account_id, $1, 'OWNER', now() from memberships where store_id = $2 and role = 'OWNER'`;
    await thali.database.pool.query(owner, [storeId, store.storeId]);
    if (arrange !== '') await thali.database.pool.query(arrange, [storeId]);
    return { body: { bulk: randomUUID(), storeIds: [storeId], ...body } };
  };

export const OPERATOR_SAMPLES: Record<string, Sample> = {
  previewBulk: () => ({ query: '?act=suspend' }),
  bulkPlan: bulk({ plan: 'Chain' }),
  bulkSuspend: bulk({ reason: 'Unpaid' }),
  bulkResume: bulk({}, `update stores set suspended_at = now(), suspended_for = 'x' where store_id = $1`),
  bulkAnnounce: bulk({ text: 'We update on Sunday.', until: '2030-01-31T23:59:59Z' }),
  bulkInvite: bulk({}, 'delete from memberships where store_id = $1'),
  bulkTag: bulk({ tag: 'north' }),
  bulkUntag: bulk(
    { tag: 'vip' },
    `insert into operator_notes (store_id, brand_id, tags) values ($1, '${FIRST_BRAND}', '{vip}')`,
  ),
  changeTags: () => ({ body: { add: [unique()] } }),
  writeNote: async ({ thali, store }) => {
    const sql = 'select note_revision from operator_notes where store_id = $1';
    const { rows } = await thali.database.pool.query(sql, [store.storeId]);
    return { body: { text: unique(), revision: rows[0]?.note_revision ?? 0 } };
  },
  saveFilter: () => ({ body: { name: unique(), filter: {} } }),
  deleteFilter: filter,
  addCoupon: ({ thali }) => ({
    body: {
      code: `C-${unique()}`,
      kind: 'percent',
      value: 10,
      until: new Date(thali.clock.now + DAY).toISOString(),
    },
  }),
  endCoupon: async ({ thali }) => {
    const code = `C-${unique()}`.toUpperCase();
    const sql = `insert into coupons (brand_id, code, kind, value, until, created_at)
      values ($1, $2, 'percent', 10, now(), now())`;
    await thali.database.pool.query(sql, [FIRST_BRAND, code]);
    return { params: { code } };
  },
  refuseInvoiceClaim: async ({ thali, store }) => {
    const invoiceId = await askForInvoice(thali, store);
    const claim = JSON.stringify({ utr: '412345678901', at: '2026-11-25T10:00:00Z', refusedFor: null });
    await thali.database.pool.query('update invoices set claim = $1 where id = $2 and store_id = $3', [
      claim,
      invoiceId,
      store.storeId,
    ]);
    return { params: { invoiceId }, body: { reason: 'No such payment' } };
  },
  endStoreMandate: async ({ thali, store }) => ({ params: { invoiceId: await agreeMandate(thali, store) } }),
  refundInvoice: async ({ thali, store }) => {
    const invoiceId = await askForInvoice(thali, store);
    const sql = `update invoices set paid_at = now(), number = $1 where id = $2 and store_id = $3`;
    await thali.database.pool.query(sql, [`PL/${unique()}`, invoiceId, store.storeId]);
    return { params: { invoiceId }, body: { reason: 'Moved away' } };
  },
  replacePlan: plan({ by: 'Pro' }),
  '/announcements/:announcementId': announcement,
  '/operator/accounts/:accountId': account,
  changeOperator: () => ({ body: { isOperator: false } }),
  inviteOperator: () => ({ body: { email: `operator-${unique()}@thali.example`, role: 'READER' } }),
  revokeOperatorInvitation: operatorInvitation(),
  openOperatorInvitation: operatorInvitation((token) => ({ token })),
  acceptOperatorInvitation: operatorInvitation((token) => ({ token, name: 'Asha', password: PASSWORD })),
  addBrand: () => ({
    body: { name: 'Rasoi', host: `${unique()}.example`, email: `omar-${unique()}@thali.example` },
  }),
  moveBrand: async ({ thali }) => {
    const [brandId, host] = [randomUUID(), `${unique()}.example`];
    const sql = 'insert into brands (brand_id, host, created_at) values ($1, $2, now())';
    await thali.database.pool.query(sql, [brandId, host]);
    return { params: { brandId }, body: { host: `new-${host}` } };
  },
  createOperatedStore: () => ({ body: newStore() }),
  inviteOwner: () => ({ body: { email: `owner-${unique()}@thali.example` } }),
  revokeOwnersInvitation: async ({ thali }) => {
    const invitationId = uuidV7(thali.clock.now);
    const sql = `insert into sign_up_invitations (invitation_id, email, token_hash, created_at, expires_at)
      values ($1, 'owner@thali.example', $2, now(), $3)`;
    const expiresAt = new Date(thali.clock.now + DAY);
    await thali.database.pool.query(sql, [invitationId, unique(), expiresAt]);
    return { params: { invitationId } };
  },
};
