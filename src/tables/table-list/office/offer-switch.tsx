import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';

/** Whether guests who scanned no code choose their table from a list. Saved at once. */
export function OfferSwitch() {
  const { tables: t, saved } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (offersTables: boolean) => updateStore(storeId, { offersTables }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(saved);
    },
    onError: complain,
  });
  return (
    <SwitchField
      label={t.offer}
      description={t.offerHint}
      checked={isPending ? variables : profile.offersTables}
      disabled={isPending}
      onChange={mutate}
    />
  );
}
