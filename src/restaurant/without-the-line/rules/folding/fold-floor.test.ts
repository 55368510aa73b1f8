import { expect, test } from 'vitest';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { FloorTable, FloorView } from '#tables/sittings/wire/sittings.ts';
import { foldCatalogue } from './fold-catalogue.ts';
import { emptySitting, foldFloor, type KeptOnFloor } from './fold-floor.ts';

const SELF = { _id: 'ravi', name: 'Ravi' };
const table = (iden: string, sitting: FloorTable['sitting'] = null) =>
  ({ _id: `id of ${iden}`, iden, label: 'Table', sits: true, sitting }) as FloorTable;
const call = { _id: 'call', kind: 'water', at: '2026-01-01T00:00:00.000Z', takenBy: null };
const seated = { ...emptySitting('guests', 0, 2), calls: [call] };
const floor: FloorView = { tables: [table('1', seated), table('2'), table('3')], seq: 1 };

const kept = (at: string, sittingId: string, body: object, id = 'x') =>
  ({
    id,
    at,
    madeAt: 0,
    accountId: 'ravi',
    later: { revision: 1 },
    given: { params: { storeId: 's', sittingId, callId: 'call' }, body },
  }) as unknown as KeptOnFloor;
const OPEN = 'POST /api/stores/:storeId/sittings';
const IN = `PATCH ${OPEN.slice(5)}/:sittingId`;
const at = (step: string) => `${OPEN}/:sittingId/${step}`;
const after = (...commands: KeptOnFloor[]) => foldFloor(floor, commands, SELF).tables;

test('without commands that wait for the line the floor is the same, and others stay the same objects', () => {
  const { later: _, ...sent } = kept(OPEN, '', { table: '2' });
  expect(foldFloor(floor, [sent as KeptOnFloor], SELF)).toBe(floor);
  expect(after(kept(OPEN, '', { table: '2' }))[0]).toBe(floor.tables[0]);
});

test('a table is opened by its name or its id, where nobody sits', () => {
  const [first, second, third] = after(
    ...['1', '2', 'id of 3'].map((name) => kept(OPEN, '', { table: name, covers: 4 }, `at ${name}`)),
  );
  expect([first, second, third].map((one) => one?.sitting?._id)).toEqual(['guests', 'at 2', 'at id of 3']);
  expect(second?.sitting).toMatchObject({ covers: 4, due: 0 });
});

test('a sitting moves only to a free table, and is gone once it is cleared', () => {
  const opened = kept(OPEN, '', { table: '2' }, 'new');
  const places = (...commands: KeptOnFloor[]) =>
    after(opened, ...commands).map(({ sitting }) => sitting?._id);
  expect(places(kept(at('move'), 'guests', { to: '2' }))).toEqual(['guests', 'new', undefined]);
  expect(places(kept(at('move'), 'guests', { to: '3' }))).toEqual([undefined, 'new', 'guests']);
  expect(places(kept(at('close'), 'new', {}))).toEqual(['guests', undefined, undefined]);
});

test('covers, who looks after it, and calls', () => {
  const [mine] = after(
    kept(IN, 'guests', { covers: 5, mine: true }),
    kept(at('calls/:callId'), 'guests', { done: false }),
  );
  expect(mine?.sitting).toMatchObject({ covers: 5, waiter: SELF, calls: [{ takenBy: 'Ravi' }] });
  const [done] = after(kept(at('calls/:callId'), 'guests', { done: true }));
  expect(done?.sitting?.calls).toEqual([]);
});

test('of two who mark a dish as sold out and available, the last one is shown', () => {
  const item = { _id: 'tea', label: 'Tea', state: 'Available', until: 'then' };
  const menu = { menus: [{ categories: [{ items: [item, { ...item, _id: 'dal' }] }] }] };
  const mark = (body: object) =>
    ({ at: 'PATCH /api/stores/:storeId/items/:itemId', given: { params: { itemId: 'tea' }, body } }) as never;
  const shown = foldCatalogue(menu as unknown as CatalogueView, [
    mark({ state: 'Available', until: null }),
    mark({ state: 'Sold out', until: null }),
  ]);
  const [tea, dal] = shown.menus[0]?.categories[0]?.items ?? [];
  expect([tea?.state, tea?.until, dal?.until]).toEqual(['Sold out', undefined, 'then']);
});
