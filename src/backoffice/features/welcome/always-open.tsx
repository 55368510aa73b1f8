import { useMutation, useQueryClient } from '@tanstack/react-query';
import { everyDay, WHOLE_DAY } from '#domain/time/opening.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { storeQuery, updateStore } from '../../api/store.ts';
import { Button } from '../../components/button.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

/** A new store is open at all hours. Its owner confirms that, or sets hours: until then the step is not done. */
export function AlwaysOpen() {
  const { welcome: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateStore(storeId, { openingHours: everyDay(WHOLE_DAY) }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(t.place.alwaysSaved);
      // Awaited, because this made a new revision, and dishes are added to the latest one.
      return client.invalidateQueries(catalogueQuery(storeId));
    },
    onError: complain,
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {t.place.always}
    </Button>
  );
}
