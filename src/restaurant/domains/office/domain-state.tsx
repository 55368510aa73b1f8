import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { DomainView, OwnDomain } from '../wire/domains.ts';
import styles from './domain.module.css';
import { DomainRecords } from './domain-records.tsx';
import { isTaken } from './is-taken.ts';

interface Props {
  domain: OwnDomain;
  /** The live domain with which links begin. */
  main: string | null;
  onDone: (view: DomainView) => void;
}

export function DomainState({ domain: own, main, onDone }: Props) {
  const { t: texts, language } = useInterface();
  const { domain: t } = texts;
  const { storeId, profile } = useStore();
  const { timeZone } = profile;
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { domain, state, records, isMain, liveSince } = own;
  const isLive = state === 'live';
  const isFormer = isLive && !isMain && main !== null;
  const dayOf = (at: string) => formatDayOf(at, { language, timeZone });
  const check = useForm({
    send: () => call('POST /api/stores/:storeId/domain/check', { params: { storeId }, body: { domain } }),
    onDone: (found) => {
      onDone(found);
      const now = found.domains?.find((other) => other.domain === domain);
      if (now) say(t.checked[now.state]);
    },
    onError: (error) => (isTaken(error) ? say(t.taken) : complain(error)),
  });
  const removal = useForm({
    send: () => call('DELETE /api/stores/:storeId/domain', { params: { storeId }, query: { domain } }),
    onDone,
    onError: (error) => {
      setAsking(false);
      complain(error);
    },
  });
  return (
    <Card title={domain} hint={isFormer ? t.leadsHint(main) : t.hints[state]}>
      <p className={isLive ? styles.live : styles.state}>{isFormer ? t.leadsTo(main) : t.states[state]}</p>
      {own.stopsAt !== null && <p className={styles.missing}>{t.missing(dayOf(own.stopsAt))}</p>}
      <div className={styles.steps}>
        {(!isLive || own.stopsAt !== null) && (
          <Button look="main" isBusy={check.isBusy} onClick={() => check.send()}>
            {t.check}
          </Button>
        )}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      <DomainRecords records={records} isOpen={!isLive || own.stopsAt !== null} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeTitle(domain)}
        action={t.removeNow}
        isBusy={removal.isBusy}
        onConfirm={() => removal.send()}
        onClose={() => setAsking(false)}
      >
        <p>{t.removeLead}</p>
        {liveSince !== null && <p className={styles.missing}>{t.removeCodes(dayOf(liveSince))}</p>}
      </ConfirmDialog>
    </Card>
  );
}
