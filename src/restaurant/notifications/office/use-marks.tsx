import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { notificationsKey } from '../office-api/notifications.ts';

/** Marks notifications as seen, and puts them away. */
export function useMarks() {
  const { notifications: t } = useTexts();
  const { say, complain } = useNotice();
  const sayWithUndo = useUndoNotice();
  const client = useQueryClient();
  const after = {
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  };
  const seeing = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call('POST /api/notifications/seen', { body: { all: true } })
        : call('POST /api/notifications/seen', { body: { ids: [id] } }),
    ...after,
  });
  const archiving = useMutation({
    mutationFn: ({ ids, isArchived }: { ids: string[]; isArchived: boolean }) =>
      call('POST /api/notifications/archive', { body: { ids, isArchived } }),
    ...after,
    onSuccess(_, { ids, isArchived }) {
      if (isArchived) sayWithUndo(t.archived, () => archive(ids, false));
      else say(t.restored);
    },
  });
  const archive = (ids: string[], isArchived: boolean) => archiving.mutate({ ids, isArchived });
  return {
    see: (id: string) => seeing.mutate(id),
    seeAll: () => seeing.mutate(null),
    archive,
    isBusy: seeing.isPending || archiving.isPending,
  };
}
