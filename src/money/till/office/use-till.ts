import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { tabletQuery } from '#restaurant/tablets/office-api/tablets.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { foldTill } from '#restaurant/without-the-line/rules/folding/fold-till.ts';
import { tillQuery } from '../office-api/till.ts';

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
