import type { QueryClient } from '@tanstack/react-query';
import { leaveSession } from '#restaurant/accounts/office-api/session.ts';
import { endTouches } from '#restaurant/without-the-line/office/touched.ts';
import { leaveTurn, leaveTurnToOthers } from '#restaurant/without-the-line/office/turn.ts';
import { tellTurn } from './tell-turn.ts';
import { forgetDrafts } from './use-kept-draft.ts';

/** Locks the tablet. Out of reach, the server hears of it before anything else. */
export function lockTablet(client: QueryClient): void {
  void leaveTurn()
    .then(tellTurn)
    .catch(() => {});
  endTouches();
  leaveTab(client);
}

/** Follows another tab that has locked the tablet. Whoever signs in there meanwhile must not be signed out by this one. */
export function followLock(client: QueryClient): void {
  leaveTurnToOthers();
  leaveTab(client);
}

function leaveTab(client: QueryClient): void {
  forgetDrafts();
  leaveSession(client);
}
