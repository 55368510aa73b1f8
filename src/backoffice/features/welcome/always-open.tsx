import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeQuery, updateStore } from '../../api/store.ts';
import { Button } from '../../components/button.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

const wholeDay = () => [{ from: '00:00', to: '24:00' }];
const allHours = () => ({
  week: {
    mon: wholeDay(),
    tue: wholeDay(),
    wed: wholeDay(),
    thu: wholeDay(),
    fri: wholeDay(),
    sat: wholeDay(),
    sun: wholeDay(),
  },
  holidays: [],
});

/** A new store is open at all hours. Its owner confirms that, or sets hours: until then the step is not done. */
export function AlwaysOpen() {
  const { welcome: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateStore(storeId, { openingHours: allHours() }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(t.place.alwaysSaved);
    },
    onError: complain,
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {t.place.always}
    </Button>
  );
}
