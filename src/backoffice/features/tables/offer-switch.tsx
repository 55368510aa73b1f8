import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeQuery, updateStore } from '../../api/store.ts';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

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
