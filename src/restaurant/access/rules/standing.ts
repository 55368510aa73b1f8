import { DAY } from '#platform/time/rules/durations.ts';
import type { ActingRole } from '#restaurant/people/rules/permissions.ts';
import type { DomainState, HandOverState, Party, StoreState } from './authority.ts';

/** Whether this party may do it, in each of these states. */
export function mayIn<State extends string>(
  cells: Record<State, readonly Party[]>,
  states: readonly State[],
  who: Party,
): boolean {
  return states.every((state) => cells[state].includes(who));
}

export const PARTY_OF: Record<ActingRole, Party> = {
  OWNER: 'owner',
  MANAGER: 'manager',
  DUTY_MANAGER: 'manager',
  STAFF: 'staff',
  KITCHEN: 'kitchen',
  SUPPORT: 'support',
  // No scope lets a program do what authority is asked for.
  PROGRAM: 'kitchen',
};

export interface StoreStanding {
  suspendedAt: Date | string | null;
  closedAt: Date | string | null;
  /** The operator's reason, which they have to give. Empty: its owner has closed it. */
  closedFor: string;
}

export function storeStates({ suspendedAt, closedAt, closedFor }: StoreStanding): StoreState[] {
  const states: StoreState[] = [];
  if (suspendedAt !== null) states.push('suspended');
  if (closedAt !== null) states.push(closedFor === '' ? 'closedByOwner' : 'closedByOperator');
  return states.length === 0 ? ['open'] : states;
}

/** How long owners may object before somebody takes their store over without their word. */
const OWNERS_MAY_OBJECT_MS = 7 * DAY;
/** How long somebody may take it over from when it was asked. */
export const HAND_OVER_LIFETIME_MS = 14 * DAY;

interface Asked {
  createdAt: Date;
  agreedAt: Date | null;
}

/** From when the store can be taken over. */
export const takenFrom = ({ createdAt, agreedAt }: Asked): Date =>
  agreedAt ?? new Date(createdAt.getTime() + OWNERS_MAY_OBJECT_MS);

export function handOverState(asked: Asked | null, now: number): HandOverState {
  if (asked === null) return 'none';
  if (asked.agreedAt !== null) return 'agreed';
  return now < takenFrom(asked).getTime() ? 'waiting' : 'unopposed';
}

/** How the domains of a store stand: each of them has to allow what is done. */
export function domainStates(domains: readonly { provedAt: Date | null }[]): DomainState[] {
  if (domains.length === 0) return ['none'];
  return domains.map(({ provedAt }) => (provedAt === null ? 'waiting' : 'proved'));
}
