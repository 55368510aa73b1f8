import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TabletView } from '#domain/api/tablets.ts';
import { removeTablet, tabletsQuery } from '../../../api/tablets.ts';
import { Button } from '../../../components/button.tsx';
import common from '../../../components/common.module.css';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import entries from '../../../components/entries.module.css';
import { formatDayOf, formatLately } from '../../../components/format.ts';
import { useTimed } from '../../../components/now.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import { useInterface } from '../../../texts/index.ts';
import { KeepsData } from '../keeps-data.tsx';

export function TabletRow({ tablet }: { tablet: TabletView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { _id, name, letter, by, since, seenAt, turn, isHere } = tablet;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeTablet(storeId, _id),
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
