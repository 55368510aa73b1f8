import type { Minor } from '#platform/money/rules/money.ts';
import type { SittingState } from './sitting.ts';

interface Money {
  due: Minor;
  /** Whether a round stands that was not cancelled. */
  isOrdered: boolean;
  /** Whether the guests have asked for the bill since they ordered last. */
  isAsked: boolean;
}

/** The state of a sitting after its money has changed. Once nothing is due, the table is to be cleared. */
export function stateByMoney(state: SittingState, { due, isOrdered, isAsked }: Money): SittingState {
  if (state === 'closed') return state;
  if (isOrdered && due === 0) return 'paid';
  if (state !== 'paid') return state;
  return isAsked ? 'asked' : 'open';
}
