import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { agesOf } from '#restaurant/stores/rules/board.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { formatAmount, formatTime } from '#ui/office/format.ts';
import { initialsOf } from '#ui/office/initials.ts';
import { useTimed } from '#ui/office/now.ts';
import { dueOfTable, type Tile, tileOf } from '../../rules/tile.ts';

export interface TileWords {
  tile: Tile;
  name: string;
  /** "Waiting 12 min". */
  state: string;
  /** Who sits there and what is due, or who will; the shortest first. */
  about: string[];
  /** What is due there, in whole units, where there is no room for more. Empty: nothing, or not for this person. */
  sum: string;
  /** The initials of who looks after it. */
  waiter: string;
  marks: { what: 'calls' | 'joins' | 'claims'; count: number; text: string }[];
}

/** Says what a table of the floor is about, as of this minute. */
export function useTileWords(): (table: FloorTable) => TileWords {
  const { t: texts, language } = useInterface();
  const { placeOf, nameOf } = useNames();
  const { profile } = useStore();
  const now = useTimed((time) => Math.floor(time / MINUTE)) * MINUTE;
  const { floor: t } = texts;
  const { currency, timeZone } = profile;
  const wordsOf = ({ sitting, loose }: FloorTable, { state }: Tile) => {
    const [next] = sitting?.courses?.held ?? [];
    if (state === 'held' && next) return t.waitsFor(nameOf({ label: next.name }));
    return state === 'loose' ? t.orders(loose) : t.states[state];
  };
  return (table) => {
    const tile = tileOf(table, now, agesOf(profile.board, undefined));
    const { sitting, reserved, seats, loose, looseDue = 0 } = table;
    const at = reserved && formatTime(reserved.at, { language, timeZone });
    const due = sitting ? dueOfTable(sitting) : 0;
    const people = sitting?.covers ?? sitting?.guests ?? 0;
    const about = sitting
      ? [people > 0 && t.guests(people), due > 0 && formatAmount(due, currency), loose > 0 && t.alone(loose)]
      : [
          tile.state === 'free' && !reserved && seats !== null && t.seats(seats),
          looseDue > 0 && t.due(formatAmount(looseDue, currency)),
        ];
    const counts = { calls: sitting?.calls.length, joins: sitting?.waiting, claims: sitting?.claims };
    return {
      tile,
      name: placeOf({ iden: table.iden, idel: table.label }),
      state: [wordsOf(table, tile), tile.minutes !== null && t.minutes(tile.minutes)]
        .filter(Boolean)
        .join(' '),
      about: [...about, reserved && at && t.reserved(at, reserved.name, reserved.party)].filter(
        (text) => typeof text === 'string',
      ),
      ...briefOf(table, currency),
      marks: (['calls', 'joins', 'claims'] as const).flatMap((what) => {
        const count = counts[what] ?? 0;
        return count > 0 ? [{ what, count, text: t.marks[what](count) }] : [];
      }),
    };
  };
}

/** What is due at a table and who looks after it, as short as a plan has room for. */
function briefOf({ sitting, looseDue = 0 }: FloorTable, currency: string) {
  const owed = looseDue + (sitting ? dueOfTable(sitting) : 0);
  return {
    sum: owed > 0 ? formatAmount(Math.round(owed), currency) : '',
    waiter: sitting?.waiter ? initialsOf(sitting.waiter.name) : '',
  };
}
