import { createContext, use } from 'react';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import type { ActingRole } from '#restaurant/people/rules/permissions.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';

export type Membership = SessionView['stores'][number];

export interface CurrentStore {
  storeId: string;
  role: ActingRole;
  /** Whether they have signed in with a PIN, so that they have no account to open here. */
  isAtTablet: boolean;
  /** Asks for the PIN, where a kitchen's screen is all that is left of a turn. Null: nothing needs it. */
  askPin: (() => void) | null;
  profile: StoreForStaff;
}

export const StoreContext = createContext<CurrentStore | null>(null);

/**
 * The role by which acts on orders are offered. At a tablet a manager can allow with their PIN what somebody's own role
 * may not.
 */
export function useRoleToAsk(): ActingRole {
  const { role, isAtTablet } = useStore();
  return isAtTablet ? 'DUTY_MANAGER' : role;
}

export function useStore(): CurrentStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('useStore outside of a store');
  return store;
}
