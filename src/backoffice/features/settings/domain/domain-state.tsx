import { useState } from 'react';
import type { DomainView } from '#domain/api/domains.ts';
import { checkDomain, removeDomain } from '../../../api/domain.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { useForm } from '../../../parts/use-form.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './domain.module.css';
import { isTaken } from './is-taken.ts';

interface Props {
  view: DomainView;
  onDone: (view: DomainView) => void;
}

export function DomainState({ view, onDone }: Props) {
  const { domain: t } = useTexts();
  const { storeId } = useStore();
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { domain, state } = view;
  const check = useForm({
    send: () => checkDomain(storeId),
    onDone: (found) => {
      onDone(found);
      say(t.checked[found.state]);
    },
    onError: (error) => (isTaken(error) ? say(t.taken) : complain(error)),
  });
  const removal = useForm({
    send: () => removeDomain(storeId),
    onDone,
    onError: (error) => {
      setAsking(false);
      complain(error);
    },
  });
  return (
    <Card title={t.name} hint={t.hints[state]}>
      <p className={styles.domain} translate="no">
        {domain}
      </p>
      <p className={state === 'live' ? styles.live : styles.state}>{t.states[state]}</p>
      <div className={styles.steps}>
        {state !== 'live' && (
          <Button look="main" isBusy={check.isBusy} onClick={() => check.send()}>
            {t.check}
          </Button>
        )}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeTitle(domain)}
        action={t.removeNow}
        isBusy={removal.isBusy}
        onConfirm={() => removal.send()}
        onClose={() => setAsking(false)}
      >
        <p>{t.removeLead}</p>
      </ConfirmDialog>
    </Card>
  );
}
