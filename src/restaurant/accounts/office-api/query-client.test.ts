import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SessionView } from '../wire/accounts.ts';
import { createQueryClient, readFailedAgain } from './query-client.ts';
import { sessionQuery } from './session.ts';

/** Reads what the server has at the time, and answers when told. */
function slowReads() {
  const server = { has: 'before' };
  const answers: (() => void)[] = [];
  const read = () => {
    const { has } = server;
    return new Promise<string>((resolve) => answers.push(() => resolve(has)));
  };
  return { server, answers, read };
}

test('what was being read for the first time when it changed is read again', async () => {
  const client = createQueryClient();
  const { server, answers, read } = slowReads();
  const observer = new QueryObserver(client, { queryKey: ['list', 'mina'], queryFn: read });
  observer.subscribe(() => {});
  server.has = 'after';
  const again = client.invalidateQueries({ queryKey: ['list'] });
  for (const answer of answers) answer();
  await again;
  expect(observer.getCurrentResult().data).toBe('after');
  client.clear();
});

test('so it is for a list that comes page by page', async () => {
  const client = createQueryClient();
  const { server, answers, read } = slowReads();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: read,
    initialPageParam: null,
    getNextPageParam: () => null,
  });
  observer.subscribe(() => {});
  server.has = 'after';
  const again = client.invalidateQueries({ queryKey: ['list'] });
  for (const answer of answers) answer();
  await again;
  expect(observer.getCurrentResult().data?.pages).toEqual(['after']);
  client.clear();
});

test('whoever waits for a first reading gets the second', async () => {
  const client = createQueryClient();
  const { server, answers, read } = slowReads();
  const query = { queryKey: ['list'], queryFn: read };
  const waited = client.ensureQueryData(query);
  server.has = 'after';
  await client.invalidateQueries({ queryKey: ['list'] });
  const shown = new QueryObserver(client, query);
  shown.subscribe(() => {});
  const again = client.invalidateQueries({ queryKey: ['list'] });
  for (const answer of answers) answer();
  await again;
  expect(await waited).toBe('after');
  client.clear();
});

test('what could not be read while the server was away is read again when it is back', async () => {
  const client = createQueryClient();
  let isAway = false;
  const read = vi.fn(async (name: string) => {
    if (isAway) throw new AppError('UNAVAILABLE');
    return `${name} after ${read.mock.calls.length}`;
  });
  const show = (name: string) => {
    const how = { queryKey: [name], queryFn: () => read(name), retry: false };
    const observer = new QueryObserver(client, how);
    observer.subscribe(() => {});
    return observer;
  };
  const [known, fine] = [show('known'), show('fine')];
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  isAway = true;
  const unknown = show('unknown');
  await known.refetch();
  await vi.waitFor(() => expect(unknown.getCurrentResult().status).toBe('error'));
  isAway = false;
  readFailedAgain(client);
  await vi.waitFor(() => expect(unknown.getCurrentResult().status).toBe('success'));
  expect(known.getCurrentResult().data).not.toBe('known after 1');
  expect(fine.getCurrentResult().data).toBe('fine after 2');
  client.clear();
});

test('what waits for its next try is read at once when the server is back', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const read = vi.fn().mockRejectedValueOnce(new AppError('UNAVAILABLE')).mockResolvedValue('there');
  const observer = new QueryObserver(client, { queryKey: ['sitting'], queryFn: read });
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  readFailedAgain(client);
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toBe('there');
  client.clear();
  vi.useRealTimers();
});

/** Somebody is signed in, whose session is on a screen, and the server says this of it. */
function signedIn(server: () => Response) {
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} });
  vi.stubGlobal('fetch', async () => server());
  const client = createQueryClient();
  client.setQueryData(sessionQuery.queryKey, { account: { name: 'Sita' } } as SessionView);
  new QueryObserver(client, sessionQuery).subscribe(() => {});
  const refuse = () =>
    client
      .fetchQuery({ queryKey: ['floor'], queryFn: () => Promise.reject(new AppError('UNAUTHENTICATED')) })
      .catch(() => {});
  return { client, refuse };
}

test('a refusal of what was asked before somebody signed in does not sign them out', async () => {
  const server = vi.fn(() => Response.json({ account: { name: 'Sita' } }));
  const { client, refuse } = signedIn(server);
  await refuse();
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ account: { name: 'Sita' } });
  client.clear();
});

test('whoever is refused because their session has ended is signed out', async () => {
  const { client, refuse } = signedIn(() => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  await refuse();
  await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeNull());
  client.clear();
});
