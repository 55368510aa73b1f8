import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { calendarHeardQuery, calendarKey, calendarQuery } from '../office-api/calendar.ts';
import type { ChangeReservationBody, MoveReservationBody } from '../wire/calendar.ts';

/** What is in the calendar on these days. It follows what others do. */
export function useCalendarDays(days: { from: string; to: string }) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { data: heard } = useQuery(calendarHeardQuery);
  useEffect(() => {
    if (heard) void client.invalidateQueries({ queryKey: calendarKey(storeId) }, { cancelRefetch: false });
  }, [heard, client, storeId]);
  return useQuery(calendarQuery(storeId, days));
}

/** Everything in the calendar is looked at again after a change. */
export function useRefresh(): () => Promise<void> {
  const { storeId } = useStore();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: calendarKey(storeId) });
}

/** The changes that one tap makes. What was refused is said, and what is true is shown again. */
export function useMoves() {
  const { storeId } = useStore();
  const { complain } = useNotice();
  const onSettled = useRefresh();
  const move = useMutation({
    mutationFn: ({ _id, ...body }: { _id: string } & MoveReservationBody) =>
      call('POST /api/calendar/:storeId/reservations/:reservationId/state', {
        params: { storeId, reservationId: _id },
        body,
      }),
    onError: complain,
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ _id, ...body }: { _id: string } & ChangeReservationBody) =>
      call('PATCH /api/calendar/:storeId/reservations/:reservationId', {
        params: { storeId, reservationId: _id },
        body,
      }),
    onError: complain,
    onSettled,
  });
  return { move, change };
}
