import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { catalogueQuery, restoreRevision } from '../../api/menu.ts';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useUndoNotice } from '../../parts/use-undo-notice.tsx';
import { useTexts } from '../../texts/index.ts';

interface Wish {
  revision: number;
  seen: number;
  /** Where undoing it leads; null for the undoing itself. */
  wayBack: number | null;
}

/** Brings an earlier menu back; undone by restoring the one that was there. */
export function useRestore(present: CatalogueView, latest: number) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const offerUndo = useUndoNotice();
  const { queryKey } = catalogueQuery(storeId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ revision, seen }: Wish) => restoreRevision(storeId, revision, seen),
    onSuccess: (restored, { wayBack }) => {
      client.setQueryData(queryKey, restored);
      void client.invalidateQueries({ queryKey: ['stores', storeId, 'revisions'] });
      if (wayBack === null) return say(t.history.undone);
      const undo = () => mutate({ revision: wayBack, seen: restored.revision, wayBack: null });
      offerUndo(t.history.restored, undo);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['stores', storeId, 'revisions'] });
      complain(error);
    },
  });
  return {
    restore: (revision: number) => mutate({ revision, seen: present.revision, wayBack: latest }),
    isRestoring: isPending,
  };
}
