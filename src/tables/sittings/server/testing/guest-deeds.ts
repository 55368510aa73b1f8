import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { lineOf } from './sit-down.ts';
import { type At, pick, type SittingWorld, tableAt } from './sitting-world.ts';

const ITEMS = ['Tea', 'Idli'] as const;
const KINDS = ['water', 'bill'] as const;

/** What guests do with their phones. Numbers choose who does it, where and with what. */
export function guestDeeds(world: SittingWorld) {
  const { apps, guest, note, order, phoneOf } = world;
  return {
    async scan(at: At, who: number, table: number) {
      const phone = phoneOf(who);
      const { status, body } = await note(
        apps[at].call('POST', `/sittings/web/${world.store.storeId}`, {
          headers: { 'sitting-token': phone.token },
          body: { table: { iden: tableAt(table) }, name: `Guest of phone ${who}` },
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
      for (const id of phone.put.keys()) world.kept.delete(id);
      await guest(at, phone, 'POST', `/guests/${own._id}`, { admit: false });
    },
    async say(at: At, who: number, what: number) {
      const avoid = what % 3 === 0 ? [] : ['nuts'];
      await guest(at, phoneOf(who), 'PUT', '/needs', {
        avoid,
        eats: what % 2 === 0 ? 'jain' : null,
        spice: null,
      });
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
      const body =
        earlier?.[1] ?? lineOf(world.store, ITEMS[item % ITEMS.length] ?? '', { quantity, shared });
      const { status } = await guest(at, phone, 'PUT', `/lines/${id}`, body);
      phone.put.set(id, body);
      if (status === 200 && !earlier && !phone.hasLeft) world.kept.add(id);
    },
    async takeOut(at: At, who: number, which: number) {
      const phone = phoneOf(who);
      const [id] = pick([...phone.put], which) ?? [];
      if (id === undefined) return;
      world.kept.delete(id);
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
    /** Begins to pay all, the own share, a half, a dish or a sum. */
    async beginPart(at: At, who: number, kind: number) {
      const phone = phoneOf(who);
      const { body: view } = await guest(at, phone, 'GET', '');
      const lines = ((view.orders ?? []) as { items: { _id: string }[] }[]).flatMap(({ items }) => items);
      const wishes = [
        { kind: 'all', tip: 5 },
        { kind: 'mine' },
        { kind: 'even', of: 2 },
        { kind: 'lines', lines: [pick(lines, who)?._id ?? 'none'] },
        { kind: 'amount', amount: 7.5 },
      ];
      const { status, body } = await guest(at, phone, 'POST', '/parts', pick(wishes, kind));
      if (status === 201) phone.parts.push(body._id);
    },
    async claimPart(at: At, who: number, isDropped: boolean) {
      const phone = phoneOf(who);
      const id = phone.parts.at(-1);
      if (id === undefined) return;
      if (isDropped) await guest(at, phone, 'DELETE', `/parts/${id}`);
      else await guest(at, phone, 'POST', `/parts/${id}/paid`, {});
    },
    async call(at: At, who: number, kind: number) {
      await guest(at, phoneOf(who), 'POST', '/calls', { kind: KINDS[kind % KINDS.length] });
    },
  };
}
