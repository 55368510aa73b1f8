import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TabletSettings } from '#domain/api/tablets.ts';
import { LOCK_MINUTES } from '#domain/staff/tablet.ts';
import { changeTabletSettings, tabletsQuery } from '../../../api/tablets.ts';
import { Choice } from '../../../components/choice.tsx';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';

export function LockChoice({ minutes }: { minutes: number }) {
  const { tablets: t, saved } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate } = useMutation({
    mutationFn: (settings: TabletSettings) => changeTabletSettings(storeId, settings),
    onSuccess: (list) => {
      client.setQueryData(tabletsQuery(storeId).queryKey, list);
      say(saved);
    },
    onError: complain,
  });
  const options = LOCK_MINUTES.map((count) => ({ value: String(count), label: t.minutes(count) }));
  return (
    <Choice
      label={t.lock}
      value={String(minutes)}
      options={options}
      wraps
      onChange={(value) => {
        const lockMinutes = LOCK_MINUTES.find((count) => String(count) === value);
        if (lockMinutes !== undefined) mutate({ lockMinutes });
      }}
    />
  );
}
