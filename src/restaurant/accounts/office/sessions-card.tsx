import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { endSessions, sessionsQuery } from '../office-api/own-account.ts';
import type { SessionList } from '../wire/own-account.ts';
import styles from './account.module.css';

type Session = SessionList['sessions'][number];

export function SessionsCard() {
  const { t: all } = useInterface();
  const t = all.account;
  const { say, complain } = useNotice();
  const client = useQueryClient();
  const { data, error } = useQuery(sessionsQuery);
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (session: Session | null) => endSessions(session?._id ?? null),
    onSuccess: (_, session) =>
      say(session ? t.signedOut(t.device(session.browser, session.system)) : t.othersSignedOut),
    onError: complain,
    onSettled: () => {
      setConfirming(false);
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  const sessions = data?.sessions ?? [];
  return (
    <Card title={t.sessions} hint={t.sessionsHint}>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} isBusy={isPending} onEnd={() => mutate(session)} />
        ))}
      </ul>
      {error && !data && <p role="alert">{errorText(all, error)}</p>}
      {sessions.length > 2 && (
        <div className={styles.foot}>
          <Button look="danger" onClick={() => setConfirming(true)}>
            {t.signOutOthers}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.signOutOthersTitle}
        action={t.signOutOthers}
        isBusy={isPending}
        onConfirm={() => mutate(null)}
        onClose={() => setConfirming(false)}
      >
        {t.signOutOthersLead}
      </ConfirmDialog>
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t: all, language } = useInterface();
  const t = all.account;
  const clock = { language, timeZone: useStore().profile.timeZone };
  const device = t.device(session.browser, session.system);
  const [from, seen] = [formatDayTime(session.createdAt, clock), formatDayTime(session.seenAt, clock)];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>
          {device}
          {session.current && <span className={styles.here}>{t.thisOne}</span>}
        </p>
        <p className={styles.value}>{t.since(from, seen)}</p>
      </div>
      {!session.current && (
        <Button aria-label={t.signOutOf(device)} isBusy={isBusy} onClick={onEnd}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}
