import { atom } from 'nanostores';
import type { Loaded } from '#platform/phone/guests/load/follow.ts';
import { $visit, saveVisit } from '#platform/phone/guests/state/visit.ts';
import { type Draft, shownLines, type TableLine } from '#tables/at-table/rules/shared-lines.ts';
import type { Joined, SittingAnswer, SittingView } from '../../wire/sittings.ts';
import { type Seat, saveSeat, type TablePlace, writeKept } from './seats.ts';

/**
 * `free`, `started` and `staff` (who open it): this phone does not sit there yet. `nowhere`: the link names no table
 * whose guests order together.
 */
export type Phase =
  | 'looking'
  | 'nowhere'
  | 'free'
  | 'started'
  | 'staff'
  | 'waiting'
  | 'refused'
  | 'left'
  | 'in'
  | 'closed';

/** A table as this phone knows it. */
export interface Table {
  /** The slug of the store. */
  store: string;
  place: TablePlace | null;
  phase: Phase;
  seat: Seat | null;
  view: SittingView | null;
  drafts: readonly Draft[];
  link: Loaded<unknown>['link'];
  /** When the server last sent the view. */
  heardAt: number | null;
  /** Why a change could not be made, for the guest to read. */
  trouble: Error | null;
  /** What was wrong with the code that a guest who waits has typed. */
  codeFault?: Joined['code'] | null;
}

/** Null while no table is open. */
export const $table = atom<Table | null>(null);

export function change(part: Partial<Table>): void {
  const table = $table.get();
  if (!table) return;
  const next = { ...table, ...part };
  $table.set(next);
  if (next.seat && ('view' in part || 'drafts' in part))
    writeKept(next.seat.slug, { view: next.view && withoutNeeds(next.view), drafts: [...next.drafts] });
}

/** What others do not eat is not kept on a phone, where nobody would erase it. */
function withoutNeeds({ needs, ownNeeds, ...view }: SittingView): SittingView {
  return view;
}

/** What the server says. Answers may overtake each other. */
export function hear(answer: SittingAnswer): void {
  const table = $table.get();
  if (!table?.seat) return;
  if (!('slug' in answer)) {
    change({ phase: answer.state });
    return;
  }
  if (answer.seq < (table.view?.seq ?? 0)) return;
  const seat = seatAfter(table.seat, answer);
  change({ seat, view: answer, phase: answer.state === 'closed' ? 'closed' : 'in' });
  if (seat !== table.seat) void keepSeat(seat, table.seat.iden, answer.table);
}

/** The guests' link follows them to another table. */
async function keepSeat(
  seat: Seat,
  before: string,
  { iden, label: idel }: SittingView['table'],
): Promise<void> {
  await saveSeat(seat);
  const visit = $visit.get();
  if (iden === before || visit?.slug !== seat.store.slug || visit.iden !== before) return;
  const sits = 'started';
  change({ place: { iden, sits } });
  saveVisit({ ...visit, iden, idel, sits });
}

/** The guests may have been moved to another table, or the sitting has ended or goes on again. */
function seatAfter(seat: Seat, { table, state }: SittingView): Seat {
  const endedAt = state === 'closed' ? (seat.endedAt ?? Date.now()) : null;
  return seat.iden === table.iden && seat.endedAt === endedAt ? seat : { ...seat, iden: table.iden, endedAt };
}

/** The cart of the whole table, with what this phone has not been able to save. */
export function linesOf({ view, drafts }: Pick<Table, 'view' | 'drafts'>): TableLine[] {
  return shownLines(view?.lines ?? [], drafts);
}

export function yourId(view: SittingView | null): string {
  return view?.guests.find(({ you }) => you)?._id ?? '';
}
