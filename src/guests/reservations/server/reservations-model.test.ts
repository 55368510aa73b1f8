import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Answer } from '#testing/server/call.ts';
import { runs } from '#testing/server/runs.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import { holdsTables, type ReservationState, stepsFrom } from '../rules/reservation.ts';
import { evening, reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp();
const scene = reservationScene(thali);
const SEATS = [2, 2, 4, 6];
const COVERS = 8;
const CLOCKS = ['18:00', '18:15', '19:00', '19:45', '20:30'];

/** What somebody does. The number chooses one of the known reservations. */
const party = fc.integer({ min: 1, max: 7 });
const one = fc.nat(50);
const clock = fc.constantFrom(...CLOCKS);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('book' as const), party, clock }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rebook' as const), one, party, clock }) },
  fc.record({ what: fc.constant('again' as const), one }),
  fc.record({ what: fc.constant('cancel' as const), one }),
  fc.record({ what: fc.constant('join' as const), party }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('add' as const), party, clock }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('move' as const), one, step: fc.nat(3) }) },
  fc.record({ what: fc.constant('lengthen' as const), one, minutes: fc.integer({ min: 15, max: 240 }) }),
  fc.record({ what: fc.constant('seat' as const), one, table: fc.nat(3) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

interface Seen {
  _id: string;
  state: ReservationState;
  isWalkIn: boolean;
  startsAt: string;
  minutes: number;
  party: number;
  source: string;
  tableIds: string[];
}

interface World {
  store: TestStore;
  tables: string[];
  /** The bodies of those that were acknowledged, by id. */
  made: Map<string, object | null>;
  /** Those whose time or state the staff chose. They may sit down beyond the limit of guests. */
  byStaff: Set<string>;
}

async function seen({ store }: World): Promise<Seen[]> {
  const { reservations } = await scene.calendar(store, '?from=2026-11-20&to=2026-11-21');
  const { waiting } = (await scene.get(store, '/waiting')).body;
  return [...reservations, ...waiting];
}

/** Everything is answered by what was asked for, or by a refusal. */
function note({ made }: World, answer: Answer, body: object | null = null): void {
  if (answer.status === 201) made.set(answer.body._id, body);
  else expect(answer.status, answer.text).toBeOneOf([200, 409, 422]);
}

async function begin(world: World, doing: Act): Promise<void> {
  const { store, byStaff } = world;
  if (doing.what === 'book') {
    const body = scene.guest({ party: doing.party, startsAt: evening(doing.clock) });
    note(world, await scene.book(store, body), body);
  } else if (doing.what === 'join') note(world, await scene.join(store, { party: doing.party }));
  else if (doing.what === 'add') {
    const answer = await scene.add(store, { party: doing.party, startsAt: evening(doing.clock) });
    note(world, answer);
    byStaff.add(answer.body._id);
  }
}

async function change({ store, made, tables }: World, chosen: Seen, doing: Act): Promise<Answer | null> {
  const { _id } = chosen;
  if (doing.what === 'rebook')
    return scene.rebook(store, _id, { party: doing.party, startsAt: evening(doing.clock) });
  if (doing.what === 'cancel') return scene.cancel(store, _id);
  if (doing.what === 'lengthen')
    return scene.patch(store, `/reservations/${_id}`, { minutes: doing.minutes });
  if (doing.what === 'seat')
    return scene.move(store, _id, 'seated', { tableIds: [tables[doing.table] ?? ''] });
  if (doing.what === 'again') {
    const body = made.get(_id);
    return body ? scene.book(store, body) : null;
  }
  if (doing.what !== 'move') return null;
  const steps = stepsFrom(chosen);
  return scene.move(store, _id, steps[doing.step % steps.length] ?? 'done');
}

async function perform(world: World, known: Seen[], doing: Act): Promise<void> {
  const chosen = 'one' in doing ? known[doing.one % Math.max(1, known.length)] : undefined;
  if (!chosen) return begin(world, doing);
  if (doing.what === 'move' || doing.what === 'seat') world.byStaff.add(chosen._id);
  const answer = await change(world, chosen, doing);
  if (answer && doing.what === 'again') expect(answer.body._id).toBe(chosen._id);
  else if (answer) note(world, answer);
}

function expectRules(all: Seen[], { made, byStaff }: World): void {
  const holding = all.filter(({ state }) => holdsTables(state));
  const stays = holding.flatMap(({ startsAt, minutes, tableIds }) =>
    tableIds.map((table) => {
      const start = Date.parse(startsAt);
      return { table, start, end: start + minutes * MINUTE };
    }),
  );
  for (const [index, stay] of stays.entries())
    for (const other of stays.slice(index + 1))
      if (stay.table === other.table)
        expect(stay.start < other.end && other.start < stay.end, JSON.stringify([stay, other])).toBe(false);
  for (const reservation of holding) expect(reservation.tableIds).not.toEqual([]);
  for (const time of CLOCKS) {
    const guests = holding.filter(
      ({ _id, startsAt, source, isWalkIn }) =>
        startsAt === evening(time) && source === 'guest' && !isWalkIn && !byStaff.has(_id),
    );
    expect(guests.reduce((sum, { party: count }) => sum + count, 0)).toBeLessThanOrEqual(COVERS);
  }
  const ids = all.map(({ _id }) => _id);
  expect(ids.toSorted()).toEqual([...made.keys()].toSorted());
}

test('whatever guests and staff do at once, no table is given twice and no reservation is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act, act), { minLength: 3, maxLength: 8 }), async (rounds) => {
      const store = await scene.openStore(SEATS, { coversPerQuarter: COVERS });
      const tables = (await scene.calendar(store)).tables.map(({ _id }: { _id: string }) => _id);
      const world: World = { store, tables, made: new Map(), byStaff: new Set() };
      for (const round of rounds) {
        const known = await seen(world);
        await Promise.all(round.map((doing) => perform(world, known, doing)));
        const all = await seen(world);
        expectRules(all, world);
        for (const { _id, state, startsAt, party: count } of all)
          expect((await scene.own(store, _id)).body).toMatchObject({ state, startsAt, party: count });
      }
    }),
    { numRuns: runs(30) },
  );
});

test('the id of a reservation is nobody else’s in another store', async () => {
  const [store, other] = [await scene.openStore([2]), await scene.openStore([2])];
  const _id = randomUUID();
  await scene.book(store, { _id });
  expect((await scene.own(other, _id)).status).toBe(404);
  expect((await scene.cancel(other, _id)).status).toBe(404);
  expect((await scene.move(other, _id, 'cancelled')).status).toBe(404);
  expect((await scene.own(store, _id)).body.state).toBe('confirmed');
});
