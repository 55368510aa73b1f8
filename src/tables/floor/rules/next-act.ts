import { CANCELLED, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';

type Shown = Pick<
  StaffSitting,
  'calls' | 'guestList' | 'parts' | 'rounds' | 'courses' | 'due' | 'bills' | 'state'
>;

/** What is most likely done next at a table. `id`: the call, guest, payment or round that it is about. */
export type NextAct =
  | { what: 'answer' | 'step'; id: string }
  | { what: 'fire' | 'order' | 'pay' | 'clear'; id?: undefined };

/** Who waits for an answer comes first, then food that gets cold, then what the table does next itself. */
export function nextActOf({
  calls,
  guestList,
  parts,
  rounds,
  courses,
  due = 0,
  bills,
  state,
}: Shown): NextAct {
  const asking =
    calls.find(({ takenBy }) => takenBy === null) ??
    guestList.find((guest) => guest.state === 'waiting') ??
    parts.find((part) => part.state === 'claimed');
  if (asking) return { what: 'answer', id: asking._id };
  const standing = rounds.filter((round) => round.state !== CANCELLED);
  if (standing.length === 0) return { what: 'order' };
  const open = standing.filter((round) => round.state !== SERVED);
  const ready = open.find((round) => round.ready);
  if (ready) return { what: 'step', id: ready._id };
  if (courses?.isServed === true && courses.held.length > 0) return { what: 'fire' };
  const received = open.find((round) => round.state === RECEIVED);
  if (received) return { what: 'step', id: received._id };
  const isDue = due > 0 || bills?.some((bill) => bill.due > 0) === true;
  if (open.length === 0) return { what: isDue ? 'pay' : 'clear' };
  return { what: isDue && state === 'asked' ? 'pay' : 'order' };
}
