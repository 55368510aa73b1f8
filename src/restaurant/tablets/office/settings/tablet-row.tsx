import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { formatDayOf, formatLately } from '#ui/office/format.ts';
import entries from '#ui/office/layout/entries.module.css';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useTimed } from '#ui/office/now.ts';
import { tabletsQuery } from '../../office-api/tablets.ts';
import type { TabletView } from '../../wire/tablets.ts';
import { KeepsData } from '../keeps-data.tsx';

export function TabletRow({ tablet }: { tablet: TabletView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { _id, name, letter, by, since, seenAt, turn, isHere } = tablet;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('DELETE /api/stores/:storeId/tablets/:tabletId', { params: { storeId, tabletId: _id } }),
    onSuccess: () => say(t.tablets.removed(name)),
    onError: complain,
    onSettled: () => {
      setAsking(false);
      void client.invalidateQueries({ queryKey: tabletsQuery(storeId).queryKey });
    },
  });
  const clock = { language, timeZone: profile.timeZone };
  const seen = useTimed((now) => formatLately(seenAt, now, clock));
  return (
    <li className={entries.row}>
      <div className={entries.words}>
        <p className={entries.name}>
          {t.tablets.named(name, letter)}{' '}
          {isHere && <span className={`${common.pill} ${common.good}`}>{t.tablets.here}</span>}
        </p>
        <p className={entries.about}>{turn === null ? t.tablets.seen(seen) : t.tablets.turn(turn)}</p>
        <p className={entries.about}>{t.tablets.by(by, formatDayOf(since, clock))}</p>
        {isHere && <KeepsData className={entries.about} />}
      </div>
      <Button look="danger" aria-label={t.tablets.removeOf(name)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.tablets.removeTitle(name)}
        action={t.remove}
        isBusy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {t.tablets.removeLead}
      </ConfirmDialog>
    </li>
  );
}
