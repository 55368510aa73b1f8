import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { connecting, type Following, follow, type Loaded, type Source } from './follow.ts';

/** What a place that waits for a value needs to know. */
export type Loadable<Value> = Pick<Load<Value>, 'value' | 'isMissing' | 'error' | 'refetch'>;

export interface Load<Value> extends Loaded<Value> {
  refetch: () => Promise<Value | null>;
  /** Takes an answer to a call as news. */
  hear: (value: Value) => void;
}

/**
 * A value that is loaded, and kept up to date as its source says. The key names the question: another key asks anew, and
 * null asks nothing. Until it is answered, the answer to the question before stays.
 */
export function useLoad<Value>(
  key: string | null,
  source: Source<Value>,
  known: Value | null = null,
): Load<Value> {
  const first = known === null ? null : key;
  const [{ of, answered, loaded }, setState] = useState({
    of: first,
    /** The question that the value answers. */
    answered: first,
    loaded: connecting(known),
  });
  const following = useRef<Following<Value> | null>(null);
  const ask = useEffectEvent((asked: string) => {
    const shown = asked === answered ? loaded.value : null;
    if (shown !== null && asked !== of) setState({ of: asked, answered, loaded: connecting(shown) });
    return follow(source, shown, (next) =>
      setState((before) =>
        next.value === null
          ? { ...before, of: asked, loaded: { ...next, value: before.loaded.value } }
          : { of: asked, answered: asked, loaded: next },
      ),
    );
  });
  useEffect(() => {
    // What was not followed for a while is asked for anew.
    if (key === null)
      return setState((before) => (before.answered === null ? before : { ...before, answered: null }));
    const present = ask(key);
    following.current = present;
    return () => present.stop();
  }, [key]);
  const refetch = useCallback(async () => (await following.current?.refetch()) ?? null, []);
  const hear = useCallback((value: Value) => following.current?.hear(value), []);
  return { ...loaded, isLoading: key !== null && (of !== key || loaded.isLoading), refetch, hear };
}
