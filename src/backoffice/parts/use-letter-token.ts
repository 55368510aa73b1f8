import { type HistoryState, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Survives a reload of the page, and stands in no address. */
    letterToken?: string;
  }
}

/**
 * The token of a letter's link: behind the #, which no server and no proxy sees; earlier letters have it in the query.
 * It leaves the address as soon as it is read.
 */
export function useLetterToken(): string | null {
  const { history } = useRouter();
  const { pathname, hash, state } = useLocation();
  const { token: ofQuery } = useSearch({ strict: false });
  const ofAddress = new URLSearchParams(hash).get('token') ?? ofQuery;
  const [page] = useState(pathname);
  const [kept, keep] = useState<string | null>(null);
  // The address is that of the next page already while this one still shows.
  const isHere = pathname === page;
  const token = isHere ? (ofAddress ?? state.letterToken ?? null) : kept;
  if (token !== kept) keep(token);
  useEffect(() => {
    if (isHere && ofAddress !== undefined) history.replace(page, withLetterToken(ofAddress));
  }, [isHere, ofAddress, page, history]);
  return token;
}

export function withLetterToken(letterToken: string | undefined): HistoryState {
  return letterToken === undefined ? {} : { letterToken };
}
