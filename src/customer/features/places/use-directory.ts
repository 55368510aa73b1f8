import { useEffect, useRef, useState } from 'react';
import type { Listing, ListingPage } from '#domain/api/listing.ts';
import { fetchListings } from '../../api/stores.ts';

/** The result that the server sent with the page. */
interface Sent {
  q: string;
  after: string | null;
  found: ListingPage;
}

interface Shown extends ListingPage {
  q: string;
  /** Whether the list begins with the first store. */
  isFromStart: boolean;
}

export interface Directory {
  /** Null until the first result. */
  shown: Shown | null;
  state: 'ready' | 'searching' | 'failed';
  more: () => void;
  retry: () => void;
}

/** The stores that match a text. Answers to earlier searches are ignored. */
export function useDirectory(sent: Sent | null, wanted: string): Directory {
  const [shown, setShown] = useState<Shown | null>(() => sent && toShown(sent));
  const [state, setState] = useState<Directory['state']>('ready');
  const turn = useRef(0);
  const answered = useRef(sent ? sent.q.trim() : null);
  const lastSearch = useRef<[q: string, after: string | null, before: Listing[]]>([wanted, null, []]);

  async function search(q: string, after: string | null, before: Listing[]): Promise<void> {
    lastSearch.current = [q, after, before];
    turn.current += 1;
    const mine = turn.current;
    setState('searching');
    const found = await fetchListings(q, after).catch(() => null);
    if (mine !== turn.current) return;
    setState(found ? 'ready' : 'failed');
    if (!found) return;
    answered.current = q;
    const stores = [...before, ...found.stores];
    setShown((last) => ({
      ...{ q, stores, next: found.next },
      isFromStart: after === null || last?.isFromStart === true,
    }));
  }

  function returnToShown(): void {
    lastSearch.current = [wanted, null, []];
    turn.current += 1;
    setState('ready');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search starts when the text changes, not at each render.
  useEffect(() => {
    if (lastSearch.current[0] === wanted && answered.current === wanted) return;
    const query = wanted === '' ? '' : `?${new URLSearchParams({ q: wanted })}`;
    window.history.replaceState(window.history.state, '', `/menu/${query}`);
    if (answered.current === wanted) returnToShown();
    else void search(wanted, null, []);
  }, [wanted]);

  return {
    shown,
    state,
    more: () => void (shown?.next && search(shown.q, shown.next, shown.stores)),
    retry: () => void search(...lastSearch.current),
  };
}

function toShown({ q, after, found }: Sent): Shown {
  return { ...found, q: q.trim(), isFromStart: after === null };
}
