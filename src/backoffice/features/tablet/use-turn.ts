import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PersonStream } from '#domain/api/streams.ts';
import { AppError } from '#domain/errors.ts';
import { WATCH_EVERY_MS } from '#domain/stations/watched.ts';
import { MINUTE, SECOND } from '#domain/time/durations.ts';
import { calendarHeardQuery } from '../../api/calendar.ts';
import { chatHeardQuery } from '../../api/chat.ts';
import { touchTurn } from '../../api/tablets.ts';
import { isKitchenScreen, notePlace } from '../../device/place.ts';
import { isTouched, noteTouch, onLockElsewhere } from '../../device/touched.ts';
import { tellTurnAgain } from '../../device/turn.ts';
import { followLock, lockTablet } from '../../session/lock-tablet.ts';

const LOOK_MS = 10 * SECOND;

export function useLock(): () => void {
  const client = useQueryClient();
  return useCallback(() => lockTablet(client), [client]);
}

/**
 * Tells the server of touches, and locks a tablet that nobody touches. A kitchen's screen keeps the turn while it is in
 * sight. Answers what asks for the PIN before anything that is not the kitchen's work, or null if there is no need.
 */
export function useAutoLock(lockMinutes: number | undefined): (() => void) | null {
  const client = useQueryClient();
  const lock = useLock();
  const { history } = useRouter();
  const [isLeft, setLeft] = useState(lockMinutes !== undefined && !isTouched(lockMinutes));
  const { mutate: report } = useMutation({ mutationFn: touchTurn });
  useEffect(() => {
    if (lockMinutes === undefined) return;
    let touchedAt = Date.now();
    let reportedAt = touchedAt;
    let heardAt = touchedAt;
    const onSuccess = () => {
      heardAt = Date.now();
    };
    const onError = (error: Error) => {
      const isUnheard = error instanceof AppError && error.code === 'UNAVAILABLE';
      if (isUnheard && Date.now() - heardAt >= (lockMinutes * MINUTE) / 2) void tellTurnAgain();
    };
    const look = () => {
      // A tab out of sight keeps nobody signed in, and looks once it is shown.
      if (document.hidden) return;
      const now = Date.now();
      const isKitchen = isKitchenScreen(history.location.pathname);
      const isOver = !isTouched(lockMinutes);
      setLeft(isOver);
      if (isOver && !isKitchen) lock();
      else if (touchedAt > reportedAt || (isKitchen && now - reportedAt >= WATCH_EVERY_MS)) {
        reportedAt = now;
        report(undefined, { onSuccess, onError });
      }
    };
    const touch = () => {
      if (noteTouch(lockMinutes)) touchedAt = Date.now();
      else look();
    };
    const timer = setInterval(look, LOOK_MS);
    const stop = new AbortController();
    const listening = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', touch, listening);
    addEventListener('keydown', touch, listening);
    // Timers stand still while a tablet sleeps.
    document.addEventListener('visibilitychange', look, listening);
    onLockElsewhere(() => followLock(client), stop.signal);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [lockMinutes, client, history, lock, report]);
  return isLeft ? lock : null;
}

/** Remembers at which screen of the kitchen this tablet stands. */
export function usePlace(isAtTablet: boolean): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (isAtTablet) notePlace(path);
  }, [isAtTablet, path]);
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
