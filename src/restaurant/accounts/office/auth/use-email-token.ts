import { type HistoryState, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Kept in the history's state, which survives a reload and is not in the address. */
    emailToken?: string;
  }
}

/**
 * The token of a link in an email. It is after the #, which no server or proxy sees; older emails have it in the query.
 * It is removed from the address as soon as it is read.
 */
export function useEmailToken(): string | null {
  const { history } = useRouter();
  const { pathname, hash, state } = useLocation();
  const { token: ofQuery } = useSearch({ strict: false });
  const ofAddress = new URLSearchParams(hash).get('token') ?? ofQuery;
  const [page] = useState(pathname);
  const [kept, keep] = useState<string | null>(null);
  // While this page is still shown, the address may already be that of the next page.
  const isHere = pathname === page;
  const token = isHere ? (ofAddress ?? state.emailToken ?? null) : kept;
  if (token !== kept) keep(token);
  useEffect(() => {
    if (isHere && ofAddress !== undefined) history.replace(page, withEmailToken(ofAddress));
  }, [isHere, ofAddress, page, history]);
  return token;
}

export function withEmailToken(emailToken: string | undefined): HistoryState {
  return emailToken === undefined ? {} : { emailToken };
}
