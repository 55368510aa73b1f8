import { expect } from 'vitest';
import { expectSittings } from './expect-sittings.ts';
import { guestDeeds } from './guest-deeds.ts';
import { type Phone, useSittingWorld } from './sitting-world.ts';
import { staffDeeds } from './staff-deeds.ts';

export type SittingLife = Awaited<ReturnType<typeof useSittingLife>>;

/** Guests and staff at the tables of a store that two processes serve. */
export async function useSittingLife() {
  const world = await useSittingWorld();
  const { begin, desk, guest, thali } = world;
  return {
    begin,
    ...guestDeeds(world),
    ...staffDeeds(world),
    async expectRight() {
      await expectSittings(thali, world.store, world);
      for (const phone of world.phones) await expectSameView(phone);
    },
  };

  /** A guest who is in sees what the staff see. */
  async function expectSameView(phone: Phone): Promise<void> {
    const { status, body } = await guest(0, phone, 'GET', '');
    if (status !== 200 || !('slug' in body)) return;
    const { body: staff } = await desk(1, 'GET', `/sittings/${body._id}`);
    const facts = ({ state, total, paid, due, tips, lines, calls, orders }: typeof body) => ({
      state,
      total,
      paid,
      due,
      tips,
      lines,
      calls,
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
