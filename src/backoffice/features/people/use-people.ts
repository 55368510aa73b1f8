import { useQuery } from '@tanstack/react-query';
import { may } from '#domain/people/permissions.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { peopleQuery } from '../../api/people.ts';
import { useStore } from '../../parts/current-store.ts';

const LOOK_AGAIN_MS = MINUTE;

/** Nothing is asked for that would be refused. */
export function usePeople() {
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'staff.read');
  const query = useQuery({
    ...peopleQuery(storeId),
    enabled: isAllowed,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return { ...query, isAllowed };
}
