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
import { keysQuery } from '../office-api/keys.ts';
import type { KeyView, MadeKey } from '../wire/keys.ts';
import styles from './keys.module.css';

interface KeyRowProps {
  entry: KeyView;
  onMade: (made: MadeKey) => void;
}

export function KeyRow({ entry, onMade }: KeyRowProps) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [asked, setAsked] = useState<'remove' | 'replace' | null>(null);
  const { _id, name, scopes, end, by, since, seenAt, seenFrom, formerUntil } = entry;
  const onSettled = () => setAsked(null);
  const replacing = useMutation({
    mutationFn: () =>
      call('POST /api/stores/:storeId/keys/:keyId/secret', { params: { storeId, keyId: _id }, body: {} }),
    onSuccess: onMade,
    onError: complain,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: () => call('DELETE /api/stores/:storeId/keys/:keyId', { params: { storeId, keyId: _id } }),
    onSuccess: () => say(t.keys.removed(name)),
    onError: complain,
    onSettled: () => {
      onSettled();
      void client.invalidateQueries({ queryKey: keysQuery(storeId).queryKey });
    },
  });
  const clock = { language, timeZone: profile.timeZone };
  const seen = useTimed((now) => (seenAt === null ? '' : formatLately(seenAt, now, clock)));
  const former = useTimed((now) => (formerUntil === null ? '' : formatLately(formerUntil, now, clock)));
  return (
    <li className={entries.row}>
      <div className={entries.words}>
        <p className={entries.name}>
          {name} <span className={entries.about}>{t.keys.ending(end)}</span> <EndPill entry={entry} />
        </p>
        <p className={entries.about}>{scopes.map((scope) => t.keys.scopeNames[scope]).join(' · ')}</p>
        <p className={entries.about}>{seen ? t.keys.seen(seen, seenFrom ?? '') : t.keys.unused}</p>
        <p className={entries.about}>{t.keys.by(by, formatDayOf(since, clock))}</p>
        {former && <p className={entries.about}>{t.keys.former(former)}</p>}
      </div>
      <div className={styles.steps}>
        <Button aria-label={t.keys.replaceOf(name)} onClick={() => setAsked('replace')}>
          {t.keys.replace}
        </Button>
        <Button look="danger" aria-label={t.keys.removeOf(name)} onClick={() => setAsked('remove')}>
          {t.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked === 'replace'}
        title={t.keys.replaceTitle(name)}
        action={t.keys.replace}
        isGood
        isBusy={replacing.isPending}
        onConfirm={() => replacing.mutate()}
        onClose={onSettled}
      >
        {t.keys.replaceLead}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t.keys.removeTitle(name)}
        action={t.remove}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={onSettled}
      >
        {t.keys.removeLead}
      </ConfirmDialog>
    </li>
  );
}

function EndPill({ entry: { endsAt } }: { entry: KeyView }) {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const isOver = useTimed((now) => endsAt !== null && Date.parse(endsAt) <= now);
  if (endsAt === null) return null;
  if (isOver) return <span className={`${common.pill} ${common.warn}`}>{t.keys.ended}</span>;
  const day = formatDayOf(endsAt, { language, timeZone: profile.timeZone });
  return <span className={entries.about}>{t.keys.endsOn(day)}</span>;
}
