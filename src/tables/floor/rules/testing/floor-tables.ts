import { MINUTE } from '#platform/time/rules/durations.ts';
import type { FloorSitting, FloorTable } from '#tables/sittings/wire/sittings.ts';

export const FLOOR_NOW = Date.parse('2026-11-26T13:00:00Z');

export const agoOnFloor = (minutes: number) => new Date(FLOOR_NOW - minutes * MINUTE).toISOString();

type Round = FloorSitting['rounds'][number];

export function floorRound(change: Partial<Round> = {}): Round {
  return {
    _id: 'order-1',
    orderNo: 7,
    round: 1,
    state: 1,
    ready: false,
    createdAt: agoOnFloor(5),
    servedAt: null,
    amount: 147,
    ...change,
  };
}

export function floorSitting(change: Partial<FloorSitting> = {}): FloorSitting {
  return {
    _id: 'sitting-1',
    state: 'open',
    openedAt: agoOnFloor(20),
    orderedAt: null,
    askedAt: null,
    paidAt: null,
    covers: null,
    guests: 2,
    waiting: 0,
    waiter: null,
    inCart: 0,
    rounds: [],
    calls: [],
    claims: 0,
    total: 0,
    paid: 0,
    due: 0,
    ...change,
  };
}

export function floorTable(
  sitting: Partial<FloorSitting> | null,
  change: Partial<FloorTable> = {},
): FloorTable {
  return {
    _id: 'table-1',
    iden: '12',
    label: 'Table',
    room: null,
    seats: 4,
    place: null,
    sits: true,
    sitting: sitting && floorSitting(sitting),
    loose: 0,
    closed: null,
    reserved: null,
    ...change,
  };
}
