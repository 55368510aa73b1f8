import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SessionView } from '#domain/api/accounts.ts';
import { forgetSession, sessionQuery } from './session.ts';

test('a session that is being fetched does not come back after it has ended', async () => {
  const client = new QueryClient();
  const session = { account: { name: 'Ravi' } } as SessionView;
  client.setQueryData(sessionQuery.queryKey, session);
  const { promise, resolve } = Promise.withResolvers<SessionView>();
  const fetched = client.fetchQuery({ ...sessionQuery, queryFn: () => promise, staleTime: 0 });
  forgetSession(client);
  resolve(session);
  expect(await fetched).toBeNull();
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
});
