import { createContext, use } from 'react';
import type { SessionView } from '#domain/api/accounts.ts';
import type { StoreForStaff } from '#domain/api/store.ts';
import type { ActingRole } from '#domain/staff/permissions.ts';

export type Membership = SessionView['stores'][number];

export interface CurrentStore {
  storeId: string;
  role: ActingRole;
  profile: StoreForStaff;
}

export const StoreContext = createContext<CurrentStore | null>(null);

export function useStore(): CurrentStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('useStore outside of a store');
  return store;
}
