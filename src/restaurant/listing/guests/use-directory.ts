import { useEffect, useRef, useState } from 'react';
import { type Load, useLoad } from '#platform/phone/guests/load/use-load.ts';
import { fetchListings } from '#restaurant/stores/guests-api/stores.ts';
import type { Listing, ListingPage } from '../wire/listing.ts';

/** The result that the server sent with the page. */
interface Sent {
  q: string;
  after: string | null;
  found: ListingPage;
}

/** What is searched for: all that match, or more of them after those that are shown. */
interface Search {
  q: string;
  after: string | null;
  before: Listing[];
  /** Whether the list begins with the first store. */
  isFromStart: boolean;
}

type Shown = Search & ListingPage;

export interface Directory extends Load<Shown> {
  more: () => void;
}

const searchFor = (q: string): Search => ({ q, after: null, before: [], isFromStart: true });

/** The stores that match a text. */
export function useDirectory(sent: Sent | null, wanted: string): Directory {
  const [search, setSearch] = useState<Search>(() =>
    sent
      ? { q: sent.q.trim(), after: sent.after, before: [], isFromStart: sent.after === null }
      : searchFor(wanted),
  );
  const { q, after } = search;
  const fetch = async () => {
    const { stores, next } = await fetchListings(q, after);
    return { ...search, stores: [...search.before, ...stores], next };
  };
  const loaded = useLoad<Shown>(`${after} ${q}`, { fetch }, sent && { ...search, ...sent.found });
  const { value: shown } = loaded;
  if (q !== wanted) setSearch(shown?.q === wanted ? shown : searchFor(wanted));
  const written = useRef(q);
  useEffect(() => {
    if (written.current === q) return;
    written.current = q;
    const query = q === '' ? '' : `?${new URLSearchParams({ q })}`;
    window.history.replaceState(window.history.state, '', `/menu/${query}`);
  }, [q]);
  const more = () => {
    if (shown?.next) setSearch({ ...shown, after: shown.next, before: shown.stores });
  };
  return { ...loaded, more };
}
