import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessageView } from '#domain/api/chat.ts';
import { AppError } from '#domain/errors.ts';
import { SECOND } from '#domain/time/durations.ts';
import { mergeMessages } from './merge-messages.ts';

export interface ThreadPage {
  messages: ChatMessageView[];
  hasEarlier: boolean;
  seen: number;
  typing: string[];
}

/** How one side of a conversation reaches it. All of them must stay the same between renders. */
export interface ThreadWays<Page extends ThreadPage> {
  read: (of: { after?: number; before?: number }) => Promise<Page>;
  write: (message: { _id: string; text: string }) => Promise<ChatMessageView>;
  markSeen: (seq: number) => Promise<unknown>;
  noteTyping: () => Promise<unknown>;
}

/** A message that the server has not taken yet. */
export interface Waiting {
  _id: string;
  text: string;
  /** Why it was refused, or null while it is tried again. */
  refusal: AppError | null;
}

const AGAIN_MS = 4 * SECOND;
const TYPING_EACH_MS = 3 * SECOND;
const TYPING_ENDS_MS = 6 * SECOND;

/**
 * A conversation as it is now. `heard` changes with each hint that something is new; a lost hint only delays. What is
 * written waits until the server has taken it, and is sent again under its own id, so it comes once.
 */
export function useThread<Page extends ThreadPage>(ways: ThreadWays<Page>, heard: unknown) {
  const [messages, setMessages] = useState<ChatMessageView[]>([]);
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [page, setPage] = useState<Page | null>(null);
  const [hasEarlier, setHasEarlier] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const last = useRef(0);
  const typedAt = useRef(0);

  const take = useCallback((found: ChatMessageView[]) => {
    last.current = Math.max(last.current, ...found.map(({ seq }) => seq));
    setMessages((known) => mergeMessages(known, found));
    const taken = new Set(found.map(({ _id }) => _id));
    setWaiting((known) => known.filter(({ _id }) => !taken.has(_id)));
  }, []);

  const refetch = useCallback(async () => {
    const isFirst = last.current === 0;
    try {
      const found = await ways.read(isFirst ? {} : { after: last.current });
      setPage(found);
      if (isFirst) setHasEarlier(found.hasEarlier);
      take(found.messages);
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  }, [ways, take]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each hint is a reason to look again
  useEffect(() => void refetch(), [refetch, heard]);

  // Nobody tells that somebody has stopped typing.
  const isTyping = (page?.typing.length ?? 0) > 0;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => void refetch(), TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [isTyping, refetch]);

  const send = useCallback(
    async ({ _id, text }: Pick<Waiting, '_id' | 'text'>) => {
      try {
        take([await ways.write({ _id, text })]);
      } catch (failure) {
        if (!(failure instanceof AppError) || failure.code === 'TOO_MANY_REQUESTS') return;
        setWaiting((known) => known.map((one) => (one._id === _id ? { ...one, refusal: failure } : one)));
      }
    },
    [ways, take],
  );

  const hasWaiting = waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!hasWaiting) return;
    const again = () => {
      // In their order: the next one goes when the one before has gone.
      const next = waiting.find(({ refusal }) => refusal === null);
      if (next) void send(next);
    };
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [hasWaiting, waiting, send]);

  const newest = messages.at(-1);
  useEffect(() => {
    if (newest && !newest.isMine && document.visibilityState === 'visible')
      void ways.markSeen(newest.seq).catch(() => {});
  }, [newest, ways]);

  return {
    messages,
    waiting,
    page,
    error,
    hasEarlier,
    refetch,
    async readEarlier() {
      const found = await ways.read({ before: messages[0]?.seq ?? 1 }).catch(() => null);
      if (!found) return;
      setHasEarlier(found.hasEarlier);
      take(found.messages);
    },
    write(text: string) {
      const fresh = { _id: newMessageId(), text, refusal: null };
      setWaiting((known) => [...known, fresh]);
      typedAt.current = 0;
      if (!hasWaiting) void send(fresh);
    },
    noteTyping() {
      if (Date.now() - typedAt.current < TYPING_EACH_MS) return;
      typedAt.current = Date.now();
      void ways.noteTyping().catch(() => {});
    },
  };
}

export type ThreadState<Page extends ThreadPage = ThreadPage> = ReturnType<typeof useThread<Page>>;

/** A random UUID. `randomUUID` needs https, which a restaurant's own network may not have. */
function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
