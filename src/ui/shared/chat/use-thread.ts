import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessageView } from '#guests/chat/wire/chat.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { lastWithoutGap, mergeMessages } from './merge-messages.ts';
import { oneReading } from './one-reading.ts';
import type { Attached } from './shrink-picture.ts';
import { type Unsent, useOutgoing } from './use-outgoing.ts';

export interface ThreadPage {
  messages: ChatMessageView[];
  /** The number of the last message there is. */
  last: number;
  hasEarlier: boolean;
  seen: number;
  typing: string[];
}

/** How one side of a conversation reaches it. All of them must stay the same between renders. */
export interface ThreadWays<Page extends ThreadPage> {
  read: (of: { after?: number; before?: number }) => Promise<Page>;
  write: (message: Unsent) => Promise<ChatMessageView>;
  markSeen: (seq: number) => Promise<unknown>;
  noteTyping: () => Promise<unknown>;
}

const AGAIN_MS = 4 * SECOND;
/** Hints may come faster than anybody reads. */
const EACH_MS = SECOND / 2;
const TYPING_EACH_MS = 3 * SECOND;
const TYPING_ENDS_MS = 6 * SECOND;

/** A conversation as it is now. `heard` changes with each hint that something is new; a lost hint only delays. */
export function useThread<Page extends ThreadPage>(ways: ThreadWays<Page>, heard: unknown) {
  const [messages, setMessages] = useState<ChatMessageView[]>([]);
  const [page, setPage] = useState<Page | null>(null);
  const [hasEarlier, setHasEarlier] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** Up to which number everything is on the screen. */
  const [readUpTo, setReadUpTo] = useState(0);
  const known = useRef<ChatMessageView[]>([]);
  /** The number before the first message that was read. */
  const from = useRef(0);
  const typedAt = useRef(0);

  const take = useCallback((found: readonly ChatMessageView[]) => {
    known.current = mergeMessages(known.current, found);
    setMessages(known.current);
  }, []);

  /** Answers whether there is more. */
  const readOn = useCallback(async (): Promise<boolean> => {
    const after = lastWithoutGap(known.current, from.current);
    const isFirst = after === 0;
    const found = await ways.read(isFirst ? {} : { after });
    setPage(found);
    setError(null);
    // What was erased is gone, and numbers have begun anew.
    const isAnew = found.last < after;
    if (isAnew) known.current = [];
    if (isAnew) from.current = 0;
    if (isFirst) {
      setHasEarlier(found.hasEarlier);
      from.current = Math.max(0, (found.messages[0]?.seq ?? found.last + 1) - 1);
    }
    take(found.messages);
    const upTo = lastWithoutGap(known.current, from.current);
    setReadUpTo(upTo);
    return isAnew || upTo < found.last;
  }, [ways, take]);

  const [reading] = useState(oneReading);
  useEffect(() => {
    reading.begin();
    return reading.end;
  }, [reading]);
  const refetch = useCallback(
    () =>
      reading.ask(readOn, (failure) => {
        if (failure === undefined) return pause(EACH_MS);
        setError(failure);
        return pause(AGAIN_MS);
      }),
    [reading, readOn],
  );

  const { waiting, write, sendAgain } = useOutgoing({
    write: ways.write,
    onSent: useCallback(
      (message: ChatMessageView) => {
        take([message]);
        void refetch();
      },
      [take, refetch],
    ),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each hint is a reason to look again
  useEffect(() => void refetch(), [refetch, heard]);

  // Nobody tells that somebody has stopped typing.
  useEffect(() => {
    if (page === null || page.typing.length === 0) return;
    const timer = setTimeout(() => void refetch(), TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [page, refetch]);

  useEffect(() => {
    if (readUpTo === 0) return;
    // Nobody has seen it in a tab that is behind another.
    const see = () => {
      if (document.visibilityState === 'visible') void ways.markSeen(readUpTo).catch(() => {});
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [readUpTo, ways]);

  return {
    messages,
    waiting: waiting.filter(({ _id }) => !messages.some((message) => message._id === _id)),
    page,
    error,
    hasEarlier,
    refetch,
    sendAgain,
    async readEarlier() {
      const found = await ways.read({ before: messages[0]?.seq ?? 1 }).catch(() => null);
      if (!found) return;
      setHasEarlier(found.hasEarlier);
      take(found.messages);
    },
    write(text: string, attached: Attached | null = null) {
      typedAt.current = 0;
      write(text, attached);
    },
    noteTyping() {
      if (Date.now() - typedAt.current < TYPING_EACH_MS) return;
      typedAt.current = Date.now();
      void ways.noteTyping().catch(() => {});
    },
  };
}

export type ThreadState<Page extends ThreadPage = ThreadPage> = ReturnType<typeof useThread<Page>>;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
