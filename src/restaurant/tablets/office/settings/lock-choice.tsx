import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { LOCK_MINUTES } from '#restaurant/people/rules/tablet.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { tabletsQuery } from '../../office-api/tablets.ts';
import type { TabletSettings } from '../../wire/tablets.ts';

export function LockChoice({ minutes }: { minutes: number }) {
  const { tablets: t, saved } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate } = useMutation({
    mutationFn: (settings: TabletSettings) =>
      call('PUT /api/stores/:storeId/tablets/settings', { params: { storeId }, body: settings }),
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
