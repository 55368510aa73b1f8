import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { SessionView } from '../wire/accounts.ts';
import { forgetSession, leaveSession, sessionQuery } from './session.ts';

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

test('screens that still stand read nothing again after the session has ended, and what they read goes with them', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(async () => 'orders');
  const options = { queryKey: ['stores', 's1', 'orders'], queryFn, staleTime: Number.POSITIVE_INFINITY };
  client.setQueryData(options.queryKey, 'orders');
  const screen = new QueryObserver(client, options);
  const leave = screen.subscribe(() => {});
  leaveSession(client);
  screen.setOptions({ ...options });
  leave();
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toBeUndefined());
  expect(queryFn).not.toHaveBeenCalled();
});
