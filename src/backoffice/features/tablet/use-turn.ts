import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { PersonStream } from '#domain/api/streams.ts';
import { MINUTE, SECOND } from '#domain/time/durations.ts';
import { calendarHeardQuery } from '../../api/calendar.ts';
import { chatHeardQuery } from '../../api/chat.ts';
import { leaveSession } from '../../api/session.ts';
import { touchTurn } from '../../api/tablets.ts';
import { leaveTurn } from '../../device/turn.ts';
import { tellTurn } from '../../session/tell-turn.ts';
import { forgetDrafts } from '../../session/use-kept-draft.ts';

const LOOK_MS = 10 * SECOND;

/** Locks the tablet. Out of reach, the server hears of it before anything else. */
export function useLock(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void leaveTurn()
      .then(tellTurn)
      .catch(() => {});
    forgetDrafts();
    leaveSession(client);
  }, [client]);
}

/** Tells the server of touches, and locks the tablet when there are none. */
export function useAutoLock(lockMinutes: number, lock: () => void): void {
  const { mutate: report } = useMutation({ mutationFn: touchTurn });
  useEffect(() => {
    let touchedAt = Date.now();
    let reportedAt = touchedAt;
    const touch = () => {
      touchedAt = Date.now();
    };
    const look = () => {
      if (Date.now() - touchedAt >= lockMinutes * MINUTE) lock();
      else if (touchedAt > reportedAt) {
        reportedAt = Date.now();
        report();
      }
    };
    const timer = setInterval(look, LOOK_MS);
    const stop = new AbortController();
    const listening = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', touch, listening);
    addEventListener('keydown', touch, listening);
    // Timers stand still while a tablet sleeps.
    document.addEventListener('visibilitychange', look, listening);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [lockMinutes, lock, report]);
}

/** Without an account there is no stream of a person's news, so open conversations and the calendar look for themselves. */
export function useHints(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hint = () => {
      const changedAt = Date.now();
      const chat: PersonStream['chat'] = { unread: {}, changedAt };
      const calendar: PersonStream['calendar'] = { changedAt };
      client.setQueryData(chatHeardQuery.queryKey, chat);
      client.setQueryData(calendarHeardQuery.queryKey, calendar);
    };
    const timer = setInterval(hint, LOOK_MS);
    return () => clearInterval(timer);
  }, [client]);
}
