import { beginsAt } from '#kitchen/promise/rules/pickup.ts';
import { type OrderState, SERVED } from '#ordering/orders/rules/order.ts';
import { isAwaited } from './pace.ts';

/** A dish of an order as the staff see it. */
interface Item {
  discarded: boolean;
  ready: boolean;
  held?: true | undefined;
  course?: { _id: string; name: string; place: number } | undefined;
}

interface Order {
  state: OrderState;
  items: readonly Item[];
}

export interface HeldCourse {
  _id: string;
  name: string;
}

/** Whether nobody cooks a dish that the staff see. */
export const isHeldItem = ({ held, discarded }: Pick<Item, 'held' | 'discarded'>): boolean =>
  held === true && !discarded;

/** The courses that an order holds, the next one first. None once it is over. */
export function heldCourses({ items, state }: Order): HeldCourse[] {
  if (state >= SERVED) return [];
  const courses = items.flatMap((item) => (isHeldItem(item) && item.course ? [item.course] : []));
  const byPlace = courses.toSorted((one, other) => one.place - other.place);
  return [...new Map(byPlace.map(({ _id, name }) => [_id, { _id, name }])).values()];
}

/** The course that an order waits for, once what comes before is made. */
export function awaitedCourse(order: Order): HeldCourse | null {
  const [next = null] = heldCourses(order);
  const isMade = order.items.every((item) => item.held || !isAwaited(item));
  return isMade ? next : null;
}

type Begun = Parameters<typeof beginsAt>[0];

/** From when on it counts how long these dishes of an order take. */
export function beganAt(order: Begun, dishes: readonly { firedAt?: string | undefined }[]): number {
  const begun = beginsAt(order);
  const times = dishes.map(({ firedAt }) => (firedAt === undefined ? begun : Date.parse(firedAt)));
  return times.length === 0 ? begun : Math.min(...times);
}
