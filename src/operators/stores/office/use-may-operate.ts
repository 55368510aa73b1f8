import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { mayOperate, type OperatorPermission } from '../rules/roles.ts';

/** Whether the operator's role may do this. Until the session is known it may nothing. */
export function useMayOperate(): (permission: OperatorPermission) => boolean {
  const { data } = useQuery(sessionQuery);
  const role = data?.account.operatorRole;
  return (permission) => role !== undefined && mayOperate(role, permission);
}
