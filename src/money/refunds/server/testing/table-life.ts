import { randomUUID } from 'node:crypto';
import { expirePayments } from '#money/payments/server/settling/ask-again.ts';
import { createLedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { createContext } from '#platform/context/server/context.ts';
import { parseNetwork } from '#platform/limits/server/network.ts';
import { lapseParts } from '#tables/parts/server/drop-part.ts';
import { addTable, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import type { Answer } from '#testing/server/call.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '#testing/server/test-stores.ts';
import { FROM_THE_START, listOwed } from '../list-owed.ts';
import { runDueRefunds } from '../run-due-refunds.ts';
import { changeOf } from './money-life.ts';

export interface LivingTable {
  phones: [Phone, Phone];
  sittingId: string;
}

export type TableLife = Awaited<ReturnType<typeof useTableLife>>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Not whole rupees, so that rounding matters. */
export const PRICES = { Thali: 115.5, Lassi: 31.5, Chai: 10.25 };
export type Dish = keyof typeof PRICES;

/** Tables whose guests pay in parts, beside a gateway with books of its own. */
export async function useTableLife() {
  const gateway = createLedgerGateway();
  const thali = await useTestApp({ payments: gateway.kinds });
  const dishes = Object.entries(PRICES).map(([label, price]) => simpleItem(label, price));
  const store = await createTestStore(thali, catalogueOf(dishes));
  const { storeId, token } = store;
  const account = {
    kind: 'razorpay',
    merchent_id: 'rzp_test_1',
    merchent_key: 'a key',
    webhook_secret: 'one',
  };
  await setGateway(thali, store, account);
  await setPayee(thali, store);
  const { pool } = thali.database;
  const desk = `/api/stores/${storeId}`;
  const errors: unknown[] = [];
  const services = { ...thali.services, onError: (error: unknown) => void errors.push(error) };
  const system = () => createContext(services, { kind: 'system' });
  const call = (method: string, url: string, body?: unknown, key?: string): Promise<Answer> =>
    thali.call(method, url, {
      ...(body === undefined ? {} : { body }),
      headers: key === undefined ? {} : { 'idempotency-key': `a key of the model, ${key}` },
      token,
    });
  const read = async (sql: string, ...values: unknown[]) =>
    (await pool.query(sql, [storeId, ...values])).rows;
  const tables = [await addTable(thali, store), await addTable(thali, store)];
  let references = 0;

  const life = {
    gateway,
    thali,
    errors,
    storeId,
    tables: [] as LivingTable[],
    read,
    /** Resets clock and books, so that nothing of earlier lives is owed or due. */
    async begin({ isRounding }: { isRounding: boolean }) {
      gateway.forgetAll();
      thali.clock.now = NOON;
      errors.length = 0;
      await pool.query('delete from refunds_due');
      await pool.query('delete from payment_due');
      await read('delete from refunds where store_id = $1');
      await read('update orders set paid = 0, refunded = 0 where store_id = $1');
      await read(`update sittings set state = 'closed' where store_id = $1`);
      const settings = {
        kind: 'bill',
        prefix: 'INV/',
        creditPrefix: 'CN/',
        isRounded: isRounding,
        footer: '',
      };
      await call('PUT', `${desk}/bill-settings`, settings);
      life.tables = [];
      for (const iden of tables) {
        const first = await sitDown(thali, store, iden);
        const { code } = await first.read();
        const second = await sitDown(thali, store, iden, { code });
        life.tables.push({ phones: [first, second], sittingId: first.sittingId });
      }
    },
    /** Orders these dishes from the cart of a phone. */
    async order({ phones }: LivingTable, at: number, names: Dish[]): Promise<Answer> {
      const phone = phones[at] ?? phones[0];
      const lines: string[] = [];
      for (const [index, name] of names.entries()) {
        const id = randomUUID();
        const more = { quantity: 1 + index, shared: index > 0 };
        const line = { itemID: store.items[name], configs: [], ...more };
        const put = await phone.call('PUT', `/lines/${id}`, line);
        if (put.status !== 200) return put;
        lines.push(id);
      }
      const paise = names.reduce((sum, name, index) => sum + PRICES[name] * 100 * (1 + index), 0);
      return phone.send(lines, paise / 100);
    },
    /** Begins a part and pays it at the gateway. */
    async pays(table: LivingTable, at: number, body: object): Promise<Answer> {
      await life.begins(table, at, body);
      const { name, amount } = (await life.namesOf(table)).at(-1) ?? { name: '', amount: 0 };
      gateway.pay(name);
      return life.comeBack(name, amount, true);
    },
    begins: ({ phones }: LivingTable, at: number, body: object) =>
      (phones[at] ?? phones[0]).call('POST', '/parts', body),
    /** One of the table's parts, whatever became of it, and whose it is. */
    async partOf(
      { sittingId, phones }: LivingTable,
      which: number,
    ): Promise<{ id: string; phone: Phone } | undefined> {
      const sql = `select id, guest_id as guest from sitting_parts
        where store_id = $1 and sitting_id = $2 order by number, id`;
      const rows = await read(sql, sittingId);
      const part = rows[which % rows.length];
      return (
        part && { id: part.id, phone: phones.find(({ guestId }) => guestId === part.guest) ?? phones[0] }
      );
    },
    /** A reference of its own for each claim, or none. */
    claims: ({ id, phone }: { id: string; phone: Phone }, isNamed: boolean) =>
      phone.call('POST', `/parts/${id}/paid`, {
        ...(isNamed ? { utr: String(100_000_000_000 + ++references) } : {}),
      }),
    drops: ({ id, phone }: { id: string; phone: Phone }) => phone.call('DELETE', `/parts/${id}`),
    refuses: ({ sittingId }: LivingTable, id: string) =>
      call('DELETE', `${desk}/sittings/${sittingId}/parts/${id}`),
    records: ({ sittingId }: LivingTable, body: object, key: string) =>
      call('POST', `${desk}/sittings/${sittingId}/payments`, body, key),
    settles: ({ sittingId }: LivingTable, body: object, key: string) =>
      call('POST', `${desk}/tabs/${sittingId}/settle`, body, key),
    /** Takes one receipt of the table back; undefined if there is none. */
    async reverses({ sittingId }: LivingTable, which: number, more: object, key: string) {
      const ids = await read(
        'select id from receipts where store_id = $1 and tab_id = $2 order by id',
        sittingId,
      );
      const receipt = ids[which % ids.length];
      return receipt && call('POST', `${desk}/receipts/${receipt.id}/reverse`, { reason: 'x', ...more }, key);
    },
    /** The orders of the table, whatever became of them. */
    async rounds({ sittingId }: LivingTable): Promise<{ id: string; state: number; lines: string[] }[]> {
      return read(
        `select id, state, array(select l.id from order_lines l
           where l.store_id = o.store_id and l.order_id = o.id order by position, l.id) as lines
         from orders o where store_id = $1 and sitting_id = $2 order by round`,
        sittingId,
      );
    },
    move: ({ id, state }: { id: string; state: number }, to: number) =>
      call('POST', `${desk}/orders/${id}/state`, { from: state, to }),
    discard: ({ id }: { id: string }, line: string, body: { discarded: boolean; keep?: number }) =>
      call('POST', `${desk}/orders/${id}/items/${line}/discard`, body),
    edit: ({ id }: { id: string }, line: string, size: { quantity: number } | { percent: number }) =>
      call('POST', `${desk}/orders/${id}/edit`, { changes: [changeOf(line, size)] }),
    recordsOnRound: ({ id }: { id: string }, body: object) =>
      call('POST', `${desk}/orders/${id}/payments`, body),
    bills: ({ id }: { id: string }) => call('POST', `${desk}/orders/${id}/bill`, {}),
    giveBack: ({ id }: { id: string }, body: object, key: string) =>
      call('POST', `${desk}/orders/${id}/refunds`, body, key),
    merges: ({ sittingId }: LivingTable, into: LivingTable) =>
      call('POST', `${desk}/sittings/${sittingId}/merge`, { into: into.sittingId }),
    async namesOf({ sittingId }: LivingTable): Promise<{ name: string; amount: number }[]> {
      const sql = `select gateway_order_id as name, amount::int from payment_attempts
        where store_id = $1 and order_id = $2 order by id`;
      return read(sql, sittingId);
    },
    comeBack(name: string, amount: number, isSigned: boolean) {
      const body = new URLSearchParams(gateway.returnOf(name, amount, isSigned)).toString();
      return thali.call('POST', `/payments/razorpay/callback/${storeId}`, { body, headers: FORM });
    },
    notify(name: string, eventId: string, isSigned: boolean) {
      const { body, headers } = gateway.noticeOf(name, eventId, isSigned);
      return thali.call('POST', `/payments/razorpay/webhook/${storeId}`, { body, headers });
    },
    /** Reads the list without HTTP, since it is needed after every step. */
    async owed() {
      const actor = { kind: 'staff', id: 'm', name: 'Model', role: 'OWNER', isVerified: true } as const;
      const network = parseNetwork('127.0.0.1');
      const ctx = { ...createContext(thali.services, actor), actor, storeId, network };
      return (await listOwed(ctx, { from: FROM_THE_START, limit: 99 })).owed;
    },
    async round() {
      await Promise.all([expirePayments(system()), runDueRefunds(system()), lapseParts(system())]);
    },
    settled: () => thali.services.afterwards.settled(),
  };
  return life;
}
