import { useQuery } from '@tanstack/react-query';
import { mayOperate, type OperatorPermission } from '#domain/operators/roles.ts';
import { sessionQuery } from '../../api/session.ts';

/** Whether the operator's role may do this. Until the session is known it may nothing. */
export function useMayOperate(): (permission: OperatorPermission) => boolean {
  const { data } = useQuery(sessionQuery);
  const role = data?.account.operatorRole;
  return (permission) => role !== undefined && mayOperate(role, permission);
}
