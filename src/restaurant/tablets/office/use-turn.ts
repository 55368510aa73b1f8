import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { chatHeardQuery } from '#guests/chat/office-api/chat.ts';
import { calendarHeardQuery } from '#guests/reservations/office-api/calendar.ts';
import { WATCH_EVERY_MS } from '#kitchen/stations/rules/watched.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { followLock, lockTablet } from '#restaurant/access/office/lock-tablet.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import { isKitchenScreen, notePlace } from '#restaurant/without-the-line/office/place.ts';
import { isTouched, noteTouch, onLockElsewhere } from '#restaurant/without-the-line/office/touched.ts';
import { tellTurnAgain } from '#restaurant/without-the-line/office/turn.ts';
import { touchTurn } from '../office-api/tablets.ts';

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
