import { MINUTE } from '#platform/time/rules/durations.ts';
import { SignalChip } from '#tables/floor/office/face/signal-chip.tsx';
import { TableTile } from '#tables/floor/office/face/table-tile.tsx';
import { useTileWords } from '#tables/floor/office/face/use-tile-words.ts';
import { signalsOf } from '#tables/floor/rules/signals.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { LONG, nothing, type Sample } from './sample.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

type Sitting = NonNullable<FloorTable['sitting']>;

const round = (change: Partial<Sitting['rounds'][number]>) => ({
  _id: 'order',
  orderNo: 7,
  round: 1,
  state: 1,
  ready: false,
  createdAt: ago(12),
  servedAt: null,
  amount: 147,
  ...change,
});

function table(sitting: Partial<Sitting> | null, more: Partial<FloorTable> = {}): FloorTable {
  return {
    _id: 'table',
    iden: '12',
    label: 'Table',
    room: null,
    seats: 4,
    place: null,
    sits: true,
    loose: 0,
    closed: null,
    reserved: null,
    ...more,
    sitting: sitting && {
      _id: 'sitting',
      state: 'open',
      openedAt: ago(8),
      orderedAt: null,
      askedAt: null,
      paidAt: null,
      covers: 3,
      guests: 2,
      waiting: 0,
      waiter: { _id: 'meera', name: 'Meera Nair' },
      inCart: 0,
      rounds: [],
      calls: [],
      claims: 0,
      total: 0,
      paid: 0,
      due: 0,
      ...sitting,
    },
  };
}

const call = (kind: string, takenBy: string | null) => ({ _id: kind, kind, at: ago(3), takenBy });
const SERVED = [round({ state: 4, servedAt: ago(12) })];

const TABLES: Record<string, FloorTable> = {
  free: table(null),
  reserved: table(null, { reserved: { at: ago(-40), name: LONG, party: 4 } }),
  orders: table(null, { loose: 2, looseDue: 240, sits: false }),
  seated: table({}),
  waiting: table({ rounds: [round({})], due: 147 }),
  late: table({ rounds: [round({ createdAt: ago(40) })], due: 12_470.5 }),
  'to serve': table({ rounds: [round({ ready: true })], due: 147 }),
  served: table({ rounds: SERVED, due: 147 }),
  asked: table({ state: 'asked', askedAt: ago(2), rounds: SERVED, due: 147, calls: [call('bill', null)] }),
  paid: table({ state: 'paid', paidAt: ago(4), rounds: SERVED }),
  left: table({ rounds: [round({ state: 4, servedAt: ago(75) })], due: 147 }),
  marks: table({ calls: [call('water', null), call('clean', 'Ravi')], waiting: 1, claims: 2 }),
  'long name': table({}, { iden: 'Roof bar 12', label: 'Room' }),
};

/** Tables of the floor, in each of their states. */
export function useFloorSamples(): Sample[] {
  const wordsOf = useTileWords();
  const [calling] = Object.values(TABLES).slice(-2);
  return [
    {
      component: 'tables/floor/office/face/table-tile.tsx',
      states: Object.fromEntries(
        Object.entries(TABLES).map(([name, shown]) => [
          name,
          <TableTile key={name} table={shown} words={wordsOf(shown)} onOpen={nothing} />,
        ]),
      ),
    },
    {
      component: 'tables/floor/office/face/signal-chip.tsx',
      states: Object.fromEntries(
        signalsOf(calling ? [calling] : []).map((signal) => [
          signal.id,
          <ul key={signal.id}>
            <SignalChip signal={signal} />
          </ul>,
        ]),
      ),
    },
  ];
}
