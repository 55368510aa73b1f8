import { MINUTE } from '#platform/time/rules/durations.ts';
import type { FloorSitting, FloorTable } from '#tables/sittings/wire/sittings.ts';

type Call = FloorSitting['calls'][number];

/** What somebody at a table waits for. Its id changes when there is news. */
export type Signal = { id: string; table: FloorTable; sittingId: string } & (
  | { what: 'call'; call: Call }
  | { what: 'join' | 'claim'; count: number }
);

/** Calls first, the oldest first; then guests who want to join, and payments to check. */
export function signalsOf(tables: readonly FloorTable[]): Signal[] {
  const calls = tables.flatMap(callsAt);
  return [
    ...calls.toSorted((one, other) => one.call.at.localeCompare(other.call.at)),
    ...tables.flatMap((table) => counted(table, 'join', table.sitting?.waiting)),
    ...tables.flatMap((table) => counted(table, 'claim', table.sitting?.claims)),
  ];
}

function callsAt(table: FloorTable) {
  const { sitting } = table;
  if (!sitting) return [];
  return sitting.calls.map((call) => ({
    id: call._id,
    table,
    sittingId: sitting._id,
    what: 'call' as const,
    call,
  }));
}

function counted(table: FloorTable, what: 'join' | 'claim', count = 0): Signal[] {
  const { sitting } = table;
  return sitting && count > 0
    ? [{ id: `${what} ${count} ${sitting._id}`, table, sittingId: sitting._id, what, count }]
    : [];
}

/** A guest whom nobody has come to for so long goes and looks for somebody. */
const LATE_MS = 10 * MINUTE;

export const isLateCall = ({ at, takenBy }: Pick<Call, 'at' | 'takenBy'>, now: number): boolean =>
  takenBy === null && now - Date.parse(at) >= LATE_MS;

/** Those that ring: nobody has taken them yet, or silenced them on this screen. */
export function ringing(signals: readonly Signal[], silenced: readonly string[]): Signal[] {
  return signals.filter((signal) => {
    const isTaken = signal.what === 'call' && signal.call.takenBy !== null;
    return signal.what !== 'claim' && !isTaken && !silenced.includes(signal.id);
  });
}
