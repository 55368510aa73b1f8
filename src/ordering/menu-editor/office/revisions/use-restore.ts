import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';

interface Restoring {
  revision: number;
  seen: number;
  /** The revision that undo restores; null for the undo itself. */
  undoTo: number | null;
}

/** Restores an earlier menu. Undo restores the one that was there before. */
export function useRestore(present: CatalogueView, latest: number) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const offerUndo = useUndoNotice();
  const { queryKey } = catalogueQuery(storeId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ revision, seen }: Restoring) =>
      call('POST /api/stores/:storeId/catalogue/revisions/:revision/restore', {
        params: { storeId, revision },
        headers: { 'if-match': `"${seen}"` },
      }),
    onSuccess: (restored, { undoTo }) => {
      client.setQueryData(queryKey, restored);
      void client.invalidateQueries({ queryKey: ['stores', storeId, 'revisions'] });
      if (undoTo === null) return say(t.revisions.undone);
      const undo = () => mutate({ revision: undoTo, seen: restored.revision, undoTo: null });
      offerUndo(t.revisions.restored, undo);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['stores', storeId, 'revisions'] });
      complain(error);
    },
  });
  return {
    restore: (revision: number) => mutate({ revision, seen: present.revision, undoTo: latest }),
    isRestoring: isPending,
  };
}
