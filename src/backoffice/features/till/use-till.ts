import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foldTill } from '#domain/commands/fold-till.ts';
import { sessionQuery } from '../../api/session.ts';
import { tabletQuery } from '../../api/tablets.ts';
import { tillQuery } from '../../api/till.ts';
import { useWaitingCommands } from '../../device/door.ts';
import { useStore } from '../../session/current-store.ts';

/** The open day, with what was done here and the server has not answered. `said` is without that. */
export function useTill() {
  const { storeId } = useStore();
  const { data: said, error, refetch } = useQuery(tillQuery(storeId));
  const nameOf = useNameOf();
  const commands = useWaitingCommands();
  const till = useMemo(
    () =>
      said &&
      foldTill(
        said,
        commands.map((one) => ({ ...one, by: nameOf(one.accountId) })),
      ),
    [said, commands, nameOf],
  );
  return { till, error, refetch };
}

/** Names of those who have a PIN here, and of whoever has signed in. */
function useNameOf(): (accountId: string) => string {
  const { data: people } = useQuery({ ...tabletQuery, enabled: false, select: (tablet) => tablet?.people });
  const { data: own } = useQuery({ ...sessionQuery, enabled: false, select: (session) => session?.account });
  return useMemo(() => {
    const names = new Map([...(people ?? []), ...(own ? [own] : [])].map(({ _id, name }) => [_id, name]));
    return (accountId) => names.get(accountId) ?? '';
  }, [people, own]);
}
