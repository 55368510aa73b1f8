import { randomUUID } from 'node:crypto';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { orderBody } from '#testing/server/test-stores.ts';
import { closeIdleSittings } from '../sweeping/sweep-sittings.ts';
import { type At, pick, type SittingWorld, tableAt } from './sitting-world.ts';

/** What the staff and the clock do. Numbers choose where and with what. */
export function staffDeeds(world: SittingWorld) {
  const { desk, order, roundsOf, sittingsOf, thali } = world;
  return {
    async answer(at: At, which: number, done: boolean) {
      const sitting = pick(
        (await sittingsOf(at)).filter(({ calls }) => calls.length > 0),
        which,
      );
      const call = pick(sitting?.calls ?? [], which);
      if (sitting && call) await desk(at, 'POST', `/sittings/${sitting._id}/calls/${call._id}`, { done });
    },
    async open(at: At, table: number) {
      await desk(at, 'POST', '/sittings', { table: tableAt(table), covers: 2 });
    },
    async showOut(at: At, which: number) {
      const sitting = pick(await sittingsOf(at), which);
      if (!sitting) return;
      const { body } = await desk(at, 'GET', `/sittings/${sitting._id}`);
      const guest = pick((body.guestList ?? []) as { _id: string; name: string }[], which);
      if (!guest) return;
      const phone = world.phoneOf(Number(guest.name.split(' ').at(-1)));
      phone.hasLeft = true;
      for (const id of phone.put.keys()) world.kept.delete(id);
      await desk(at, 'POST', `/sittings/${sitting._id}/guests/${guest._id}`, { admit: false });
    },
    async takeOrder(at: At, table: number) {
      const more = { table: { iden: tableAt(table), idel: 'Table' } };
      // With the plates, or without them at a table that is charged for them already.
      for (const amount of [21.3, 31.3]) {
        const body = orderBody(world.store, { lines: [{ item: 'Tea', value: '21.30' }], amount, more });
        if ((await order(desk(at, 'POST', '/orders', body))) !== null) return;
      }
    },
    async move(at: At, which: number, table: number) {
      const sitting = pick(await sittingsOf(at), which);
      const to = tableAt(table);
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
      const to = tableAt(table);
      await desk(at, 'POST', `/sittings/${sitting._id}/split`, { lines: some, to });
    },
    async close(at: At, which: number) {
      const sitting = pick(await sittingsOf(at), which);
      if (sitting) await desk(at, 'POST', `/sittings/${sitting._id}/close`, { reason: 'They went' });
    },
    async reopen(at: At, which: number) {
      const sql = "select id from sittings where store_id = $1 and state = 'closed' order by id";
      const { rows } = await thali.database.pool.query(sql, [world.store.storeId]);
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
    /** The staff record money for a part, or for all that is due; again if the answer was lost. */
    async receive(at: At, which: number, isLost: boolean) {
      const sitting = pick(await sittingsOf(at), which);
      if (!sitting) return;
      const { body } = await desk(at, 'GET', `/sittings/${sitting._id}`);
      const part = pick((body.parts ?? []) as { _id: string; state: string }[], which);
      const money =
        part && part.state !== 'paid' ? { method: 'UPI', part: part._id } : { method: 'Cash', tip: 1 };
      const key = randomUUID();
      const pay = (through: At) => desk(through, 'POST', `/sittings/${sitting._id}/payments`, money, key);
      await Promise.all(isLost ? [pay(0), pay(1)] : [pay(at)]);
    },
    async wait(minutes: number) {
      thali.clock.advance(minutes * MINUTE);
      const system = () => createContext(thali.services, { kind: 'system' });
      await Promise.all([closeIdleSittings(system()), closeIdleSittings(system())]);
    },
  };
}
