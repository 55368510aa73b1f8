import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { everyDay, WHOLE_DAY } from '#restaurant/opening-hours/rules/opening.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';

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
