import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';

/** Whose account is signed in. */
export function useSelf(): string | undefined {
  return useQuery(sessionQuery).data?.account._id;
}
