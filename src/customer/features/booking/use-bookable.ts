import { useCallback, useEffect, useState } from 'react';
import type { BookableView } from '#domain/api/calendar.ts';
import { fetchBookable } from '../../api/calendar.ts';
import { watchConnection } from '../../state/online.ts';

export interface Bookable {
  /** Of the last day and party that were asked for. Null until the first answer. */
  view: BookableView | null;
  isLoading: boolean;
  hasFailed: boolean;
  refetch: () => Promise<BookableView | null>;
}

/** The times of a day for a party. Those of the day before stay until the answer comes. */
export function useBookable(slug: string, day: string | null, party: number): Bookable {
  const [view, setView] = useState<BookableView | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const load = useCallback(
    (signal?: AbortSignal) =>
      fetchBookable(slug, { ...(day === null ? {} : { day }), party: String(party) }).then(
        (answer) => {
          if (signal?.aborted) return null;
          setView(answer);
          setState('ready');
          return answer;
        },
        () => {
          if (!signal?.aborted) setState('failed');
          return null;
        },
      ),
    [slug, day, party],
  );
  useEffect(() => {
    const leave = new AbortController();
    setState('loading');
    void load(leave.signal);
    const stop = watchConnection(() => void load(leave.signal));
    return () => {
      leave.abort();
      stop();
    };
  }, [load]);
  return { view, isLoading: state === 'loading', hasFailed: state === 'failed', refetch: load };
}
