import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';

/** The id of the signed-in account. */
export function useSelf(): string | undefined {
  return useQuery(sessionQuery).data?.account._id;
}
