import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { floorQuery, takeSittingCall, updateSitting } from '#tables/sittings/office-api/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type Signal, signalsOf } from '../../rules/signals.ts';
import { useFloor, useSittingStandIn } from './use-floor.ts';

const NONE: Signal[] = [];

/** What tables wait for, for those who serve them. */
export function useSignals(): readonly Signal[] {
  const { role } = useStore();
  const serves = may(role, 'sitting.serve');
  const { data } = useFloor({ enabled: serves });
  return useMemo(() => (serves && data ? signalsOf(data.tables) : NONE), [serves, data]);
}

interface TakenCall {
  sittingId: string;
  callId: string;
  isDone: boolean;
}

/** Says that one is coming, or has done it. */
export function useTakeCall() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const standInFor = useSittingStandIn();
  return useMutation({
    mutationFn: ({ sittingId, callId, isDone }: TakenCall) =>
      takeSittingCall({ storeId, sittingId, callId }, isDone, standInFor(sittingId)),
    onSuccess: (sitting) => updateSitting(client, storeId, sitting),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: floorQuery(storeId).queryKey });
      complain(error);
    },
  });
}

/** What the guests call for: in the store's own words, if they are its own. */
export function useCallName(): (call: { kind: string; label?: string | undefined }) => string {
  const { floor: t } = useTexts();
  return ({ kind, label }) => label ?? t.call[kind] ?? kind;
}
