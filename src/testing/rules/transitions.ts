import type { OrderState } from '#ordering/orders/rules/order.ts';
import { at } from './expecting.ts';

export const STATES: OrderState[] = [1, 2, 3, 4, 5];
export const PAIRS = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

/** Repeats the table of transitions. Rows are the states to leave, columns those to enter. */
const ALLOWED = ['.xxxx', 'x.xxx', '.x.xx', '..x.x', '.....'];
export const isAllowed = (from: OrderState, to: OrderState) => at(ALLOWED, from - 1)[to - 1] === 'x';
