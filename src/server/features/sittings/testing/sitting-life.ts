import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { defaultBillSettings } from '#domain/bills/bill-settings.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { createContext } from '../../../platform/context/context.ts';
import type { Answer } from '../../../testing/call.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
  type TestStore,
} from '../../../testing/test-stores.ts';
import { closeIdleSittings } from '../sweep-sittings.ts';
import { expectSittings } from './expect-sittings.ts';
import { lineOf } from './sit-down.ts';

export const ITEMS = ['Tea', 'Idli'] as const;
export const KINDS = ['water', 'bill'] as const;
export const TABLES = 3;
export const PHONES = 4;
export type At = 0 | 1;

/** What a refusal may be: somebody else was faster, or what is asked for is not (or no longer) possible. */
const REFUSALS = [401, 403, 404, 409, 422];

interface Phone {
  token: string;
  slug: string;
  /** What it put into the cart, by id. */
  put: Map<string, object>;
  /** What it has not sent goes when it leaves. */
  hasLeft: boolean;
}

export type SittingLife = Awaited<ReturnType<typeof useSittingLife>>;

/** Guests and staff at the tables of a store that two processes serve. */
export async function useSittingLife() {
  const thali = await useTestApp();
  const { db, reserve } = thali.services;
  const apps = [thali, await useTestApp({ db, reserve, clock: () => thali.clock.now })] as const;
  let store: TestStore;
  let phones: Phone[] = [];
  /** Lines that were acknowledged and that nobody has tried to take out. */
  let kept = new Set<string>();
  /** The orders that were acknowledged. */
  let ordered = new Set<string>();

  const desk = (at: At, method: string, path: string, body?: object) =>
    note(
      apps[at].call(method, `/api/stores/${store.storeId}${path}`, {
        token: store.token,
        ...(body ? { body } : {}),
      }),
    );
  const guest = (at: At, { slug, token }: Phone, method: string, path: string, body?: object, key = '') =>
    note(
      apps[at].call(method, `/sittings/${slug}${path}`, {
        headers: { 'sitting-token': token, ...(key === '' ? {} : { 'idempotency-key': key }) },
        ...(body ? { body } : {}),
      }),
    );

  async function note(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    expect(answer.status, answer.text).toBeOneOf([200, 201, 204, ...REFUSALS]);
    return answer;
  }

  const phoneOf = (number: number): Phone => phones[number % PHONES] as Phone;
  const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];

  interface Floor {
    _id: string;
    sitting: { _id: string; rounds: { _id: string; state: number }[]; calls: { _id: string }[] } | null;
  }
  async function floor(at: At): Promise<Floor[]> {
    return (await desk(at, 'GET', '/floor')).body.tables;
  }
  const sittingsOf = async (at: At) =>
    (await floor(at)).flatMap(({ sitting }) => (sitting === null ? [] : [sitting]));
  const roundsOf = async (at: At) => (await sittingsOf(at)).flatMap(({ rounds }) => rounds);

  async function order(send: Promise<Answer>): Promise<string | null> {
    const { status, body } = await send;
    if (status > 201) return null;
    ordered.add(body._id);
    return body._id;
  }

  return {
    async begin() {
      const taxed = { taxes: [{ label: 'GST', value: 5 }] };
      store = await createTestStore(
        thali,
        catalogueOf([simpleItem('Tea', 21.3), simpleItem('Idli', 30, taxed)]),
      );
      const tables = Array.from({ length: TABLES }, (_, at) => ({
        iden: String(at + 1),
        idel: 'Table',
        conf: null,
      }));
      await desk(0, 'POST', '/tables', { tables });
      await desk(0, 'PUT', '/bill-settings', { ...defaultBillSettings(''), isRounded: true });
      phones = Array.from({ length: PHONES }, () => ({
        token: randomBytes(16).toString('base64url'),
        slug: 'none',
        put: new Map(),
        hasLeft: false,
      }));
      kept = new Set();
      ordered = new Set();
    },
    async scan(at: At, who: number, table: number) {
      const phone = phoneOf(who);
      const { status, body } = await note(
        apps[at].call('POST', `/sittings/web/${store.storeId}`, {
          headers: { 'sitting-token': phone.token },
          body: { table: { iden: String((table % TABLES) + 1) }, name: `Guest of phone ${who}` },
        }),
      );
      if (status === 201) phone.slug = body.sitting.slug;
    },
    async admit(at: At, who: number, isIn: boolean) {
      const phone = phoneOf(who);
      const { body } = await guest(at, phone, 'GET', '');
      const waiting = pick((body.waiting ?? []) as { _id: string }[], who);
      if (waiting) await guest(at, phone, 'POST', `/guests/${waiting._id}`, { admit: isIn });
    },
    async leave(at: At, who: number) {
      const phone = phoneOf(who);
      const { body } = await guest(at, phone, 'GET', '');
      const own = ((body.guests ?? []) as { _id: string; you: boolean }[]).find(({ you }) => you);
      if (!own) return;
      phone.hasLeft = true;
      for (const id of phone.put.keys()) kept.delete(id);
      await guest(at, phone, 'POST', `/guests/${own._id}`, { admit: false });
    },
    async put(
      at: At,
      who: number,
      { again, ...more }: { again: number | null; item: number; quantity: number; shared: boolean },
    ) {
      const phone = phoneOf(who);
      const earlier = again === null ? undefined : pick([...phone.put], again);
      const id = earlier?.[0] ?? randomUUID();
      const { item, quantity, shared } = more;
      const body = earlier?.[1] ?? lineOf(store, ITEMS[item % ITEMS.length] ?? '', { quantity, shared });
      const { status } = await guest(at, phone, 'PUT', `/lines/${id}`, body);
      phone.put.set(id, body);
      if (status === 200 && !earlier && !phone.hasLeft) kept.add(id);
    },
    async takeOut(at: At, who: number, which: number) {
      const phone = phoneOf(who);
      const [id] = pick([...phone.put], which) ?? [];
      if (id === undefined) return;
      kept.delete(id);
      await guest(at, phone, 'DELETE', `/lines/${id}`);
    },
    /** Sends what the phone sees in the cart, and again if the answer was lost. */
    async send(at: At, who: number, isLost: boolean) {
      const phone = phoneOf(who);
      const { body } = await guest(at, phone, 'GET', '');
      const lines = ((body.lines ?? []) as { _id: string }[]).map(({ _id }) => _id);
      if (lines.length === 0) return;
      const key = randomUUID();
      const send = (through: At) =>
        order(guest(through, phone, 'POST', '/orders', { lines, amount: body.sums.all }, key));
      const [first, again] = isLost ? await Promise.all([send(0), send(1)]) : [await send(at), null];
      if (first && again) expect(again).toBe(first);
    },
    async call(at: At, who: number, kind: number) {
      await guest(at, phoneOf(who), 'POST', '/calls', { kind: KINDS[kind % KINDS.length] });
    },
    async answer(at: At, which: number, done: boolean) {
      const sitting = pick(
        (await sittingsOf(at)).filter(({ calls }) => calls.length > 0),
        which,
      );
      const call = pick(sitting?.calls ?? [], which);
      if (sitting && call) await desk(at, 'POST', `/sittings/${sitting._id}/calls/${call._id}`, { done });
    },
    async open(at: At, table: number) {
      await desk(at, 'POST', '/sittings', { table: String((table % TABLES) + 1), covers: 2 });
    },
    async takeOrder(at: At, table: number) {
      const more = { table: { iden: String((table % TABLES) + 1), idel: 'Table' } };
      const body = orderBody(store, { lines: [{ item: 'Tea', value: '21.30' }], amount: 21.3, more });
      await order(desk(at, 'POST', '/orders', body));
    },
    async move(at: At, which: number, table: number) {
      const sitting = pick(await sittingsOf(at), which);
      const to = String((table % TABLES) + 1);
      if (sitting) await desk(at, 'POST', `/sittings/${sitting._id}/move`, { to });
    },
    async merge(at: At, which: number, other: number) {
      const all = await sittingsOf(at);
      const [from, into] = [pick(all, which), pick(all, other)];
      if (from && into) await desk(at, 'POST', `/sittings/${from._id}/merge`, { into: into._id });
    },
    async split(at: At, which: number, table: number, count: number) {
      const sitting = pick(await sittingsOf(at), which);
      if (!sitting) return;
      const { body } = await desk(at, 'GET', `/sittings/${sitting._id}`);
      const items = (body.orders as { items: { _id: string; discarded: boolean }[] }[]).flatMap(
        (one) => one.items,
      );
      const lines = items.filter(({ discarded }) => !discarded).map(({ _id }) => _id);
      const some = lines.slice(0, 1 + (count % 2));
      if (some.length === 0) return;
      const to = String((table % TABLES) + 1);
      await desk(at, 'POST', `/sittings/${sitting._id}/split`, { lines: some, to });
    },
    async close(at: At, which: number) {
      const sitting = pick(await sittingsOf(at), which);
      if (sitting) await desk(at, 'POST', `/sittings/${sitting._id}/close`, { reason: 'They went' });
    },
    async reopen(at: At, which: number) {
      const sql = "select id from sittings where store_id = $1 and state = 'closed' order by id";
      const { rows } = await thali.database.pool.query(sql, [store.storeId]);
      const closed = pick(rows as { id: string }[], which);
      if (closed) await desk(at, 'POST', `/sittings/${closed.id}/reopen`, {});
    },
    async serve(at: At, which: number, to: 3 | 4 | 5) {
      const round = pick(await roundsOf(at), which);
      if (!round) return;
      await desk(at, 'POST', `/orders/${round._id}/state`, { from: round.state, to, reason: 'So' });
    },
    async pay(at: At, which: number) {
      const round = pick(await roundsOf(at), which);
      if (round) await desk(at, 'POST', `/orders/${round._id}/payments`, { method: 'Cash' });
    },
    async remove(at: At, which: number, isBack: boolean) {
      const round = pick(await roundsOf(at), which);
      if (!round) return;
      const { body } = await desk(at, 'GET', `/orders/${round._id}`);
      const item = pick((body.items ?? []) as { _id: string }[], which);
      const change = isBack ? { discarded: false } : { discarded: true, keep: 1 };
      if (item) await desk(at, 'POST', `/orders/${round._id}/items/${item._id}/discard`, change);
    },
    async wait(minutes: number) {
      thali.clock.advance(minutes * MINUTE);
      const system = () => createContext(thali.services, { kind: 'system' });
      await Promise.all([closeIdleSittings(system()), closeIdleSittings(system())]);
    },
    async expectRight() {
      await expectSittings(thali, store, { kept, ordered });
      expect(thali.logs.filter((line) => line.includes('"code":"INTERNAL"'))).toEqual([]);
      for (const phone of phones) await expectSameView(phone);
    },
  };

  /** A guest who is in sees what the staff see. */
  async function expectSameView(phone: Phone): Promise<void> {
    const { status, body } = await guest(0, phone, 'GET', '');
    if (status !== 200 || !('slug' in body)) return;
    const { body: staff } = await desk(1, 'GET', `/sittings/${body._id}`);
    const facts = ({ state, total, paid, due, tips, lines, calls, orders }: typeof body) => ({
      ...{ state, total, paid, due, tips, lines, calls },
      orders: orders.map(({ _id, round, state, amount, who }: typeof body) => ({
        _id,
        round,
        state,
        amount,
        who,
      })),
    });
    expect(facts(body)).toEqual(facts(staff));
    expect(sumOf(body.shares.map(({ due }: { due: number }) => due))).toBeCloseTo(
      body.shares.length > 0 ? body.due : 0,
      6,
    );
  }
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
