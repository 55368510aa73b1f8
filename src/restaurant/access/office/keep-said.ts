import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { AppError } from '#platform/errors/rules/errors.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { isTablet } from '#restaurant/tablets/office-api/tablet-mark.ts';
import { tabletQuery } from '#restaurant/tablets/office-api/tablets.ts';
import { putSaid, readSaid, tidySaid } from '#restaurant/without-the-line/office/kept-said.ts';
import { isKept, roleIn, type Said, sessionAfter, toKeep } from '#restaurant/without-the-line/office/said.ts';
import { keepTurnOf, noteTurn, readTurn, untoldTurn } from '#restaurant/without-the-line/office/turn.ts';

const WRITE_MS = 3 * SECOND;
/** How often a turn is noted as going on. */
const TURN_MS = 30 * SECOND;
const SESSION = hashKey(sessionQuery.queryKey);
/** The script of the page is named by its content, and by that of all others. */
const BUILD = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/**
 * Fills the cache with what the server said last, to be asked for again as soon as it is shown: to whoever was here, or has
 * signed in now.
 */
export async function restoreSaid(client: QueryClient, signedIn?: SessionView): Promise<void> {
  const said = await readOwn();
  fill(client, said, null);
  const { state } = client.getQueryCache().get(SESSION) ?? {};
  const kept = client.getQueryData(sessionQuery.queryKey) ?? null;
  await readTurn();
  const isLocked = untoldTurn()?.person === null;
  const session = signedIn ?? (isLocked ? null : sessionAfter(kept, state?.dataUpdatedAt ?? 0, Date.now()));
  await keepTurnOf(session?.account._id);
  client.setQueryData(sessionQuery.queryKey, session);
  fill(client, said, roleHere(client));
  await client.invalidateQueries({ refetchType: 'none' });
}

const readOwn = async () => (await readSaid()).filter(({ what }) => what.build === BUILD);

/** Fills in what was said to this role, or to everybody, and is not known. */
function fill(client: QueryClient, said: readonly Said[], role: string | null): void {
  for (const { at: updatedAt, what } of said)
    if (what.role === role && client.getQueryData(what.queryKey) === undefined)
      client.setQueryData(what.queryKey, what.data, { updatedAt });
}

function roleHere(client: QueryClient): string | null {
  const store = client.getQueryData(tabletQuery.queryKey)?.store._id;
  return store === undefined ? null : roleIn(client.getQueryData(sessionQuery.queryKey), store);
}

/** Who has signed in. A tablet that can't ask says who was here last. */
export async function readSession(client: QueryClient): Promise<SessionView | null> {
  try {
    return await client.ensureQueryData(sessionQuery);
  } catch (error) {
    if (!isTablet() || !isUnreachable(error)) throw error;
    await restoreSaid(client);
    return client.getQueryData(sessionQuery.queryKey) ?? null;
  }
}

const isUnreachable = (error: unknown) => error instanceof AppError && error.code === 'UNAVAILABLE';

/** The line may go while a page is open. What it can't read any more it shows as it was kept. Whose turn it is stays. */
export function fillWhenLost(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'error') return;
    if (query.state.data !== undefined || !isUnreachable(event.action.error)) return;
    const role = roleHere(client);
    if (role !== null) void readOwn().then((said) => fill(client, said, role));
  });
}

/** Keeps what the server says, now and then and when the page is hidden. Returns what ends it. */
export function keepSaid(client: QueryClient, onNoTablet: () => void): () => void {
  const cache = client.getQueryCache();
  const changed = new Set<string>(cache.getAll().map(({ queryHash }) => queryHash));
  let turnAt = 0;

  function write() {
    const store = client.getQueryData(tabletQuery.queryKey)?.store._id;
    if (store === undefined) return;
    const now = Date.now();
    const session = client.getQueryData(sessionQuery.queryKey);
    if (session && now - turnAt >= TURN_MS) changed.add(SESSION);
    if (changed.has(SESSION)) {
      turnAt = now;
      void noteTurn();
    }
    const role = roleIn(session, store);
    const records = [...changed].flatMap((hash) => recordOf(cache.get(hash), { store, role, now }) ?? []);
    changed.clear();
    if (records.length > 0) void putSaid(records);
  }

  const unsubscribe = cache.subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return;
    changed.add(query.queryHash);
    if (query.state.data === null && query.queryKey[0] === tabletQuery.queryKey[0]) onNoTablet();
    // A turn that has just begun goes on after a reload, and one that has ended must not.
    if (query.queryHash === SESSION) write();
  });
  const timer = setInterval(write, WRITE_MS);
  const stop = new AbortController();
  const onHide = () => {
    turnAt = 0;
    write();
  };
  document.addEventListener('visibilitychange', onHide, { signal: stop.signal });
  addEventListener('pagehide', onHide, { signal: stop.signal });
  if (client.getQueryData(tabletQuery.queryKey) === null) onNoTablet();
  else void tidySaid(BUILD, Date.now());
  return () => {
    unsubscribe();
    clearInterval(timer);
    stop.abort();
  };
}

interface Here {
  store: string;
  role: string | null;
  now: number;
}

/** Null for what is not kept, and for what was read of a store by somebody who has left. */
function recordOf(query: Query | undefined, { store, role, now }: Here): Said | null {
  if (query?.state.data === undefined || !isKept(query.queryKey, store)) return null;
  const { queryKey, queryHash, state } = query;
  const isOfStore = queryKey.length > 1;
  if (isOfStore && role === null) return null;
  const heardBy = isOfStore ? role : null;
  const what = { build: BUILD, queryKey, role: heardBy, data: toKeep(queryKey, store, state.data) };
  return { at: queryHash === SESSION ? now : state.dataUpdatedAt, what };
}
