import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type WatchTest, type WatchView, watchBody } from '#operators/health/wire/site-health.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import common from '#ui/office/common.module.css';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Warning } from '#ui/office/notices/warning.tsx';
import { healthQuery, testWatch, watchQuery } from '../../office-api/operator-site.ts';
import styles from './health.module.css';

/** Who is told of a line that needs somebody. */
export function WatchCard() {
  const t = useTexts().operator.health;
  const { data, error, refetch } = useQuery(watchQuery);
  return (
    <Card title={t.watch.title} hint={t.watch.hint}>
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading shape="fields" />}
      {data && <WatchForm saved={data} />}
    </Card>
  );
}

function WatchForm({ saved }: { saved: WatchView }) {
  const { operator, faults: told } = useTexts();
  const t = operator.health.watch;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { emails, webhook, backupsElsewhere, readers, unsent } = saved;
  const [draft, setDraft] = useState({ emails, webhook, backupsElsewhere });
  const entered = { ...draft, webhook: draft.webhook.trim() };
  const [secret, setSecret] = useState('');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: (newSecret: boolean) => call('PUT /api/operator/watch', { body: { ...entered, newSecret } }),
    check: () => (watchBody.safeParse(entered).success ? {} : { webhook: told.webAddress() }),
    onDone: ({ secret: made = '', ...stored }) => {
      client.setQueryData(watchQuery.queryKey, stored);
      void client.invalidateQueries({ queryKey: healthQuery.queryKey });
      if (made !== '' || stored.webhook !== webhook) setSecret(made);
      say(t.saved);
    },
  });
  const test = useMutation({ mutationFn: testWatch, onError: complain });
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const field = fieldsOf(draft, change, faults);
  const isChanged =
    draft.emails !== emails || draft.webhook !== webhook || draft.backupsElsewhere !== backupsElsewhere;
  return (
    <form {...propsFor(() => submit(false))}>
      <SwitchField
        label={t.emails}
        description={t.readers(readers)}
        checked={draft.emails}
        onChange={(chosen) => change({ emails: chosen })}
      />
      <TextField
        label={t.webhook}
        description={t.webhookHint}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        {...field('webhook')}
      />
      {unsent > 0 && <Warning>{t.unsent(unsent)}</Warning>}
      <SwitchField
        label={t.elsewhere}
        description={t.elsewhereHint}
        checked={draft.backupsElsewhere}
        onChange={(chosen) => change({ backupsElsewhere: chosen })}
      />
      {secret !== '' && (
        <div className={styles.secret} role="status">
          <p>{t.secret}</p>
          <code>{secret}</code>
          <CopyButton text={secret}>{t.copy}</CopyButton>
        </div>
      )}
      <FormFailure>{failure}</FormFailure>
      <div className={common.row}>
        <Button look="main" type="submit" isBusy={isBusy}>
          {t.save}
        </Button>
        <Button isBusy={test.isPending} disabled={isChanged} onClick={() => test.mutate()}>
          {t.test}
        </Button>
        {webhook !== '' && !isChanged && <Button onClick={() => submit(true)}>{t.newSecret}</Button>}
      </div>
      {test.data && (
        <p className={styles.tested} role="status">
          <Tested {...test.data} />
        </p>
      )}
    </form>
  );
}

function Tested({ emails, webhook }: WatchTest) {
  const t = useTexts().operator.health.watch;
  const told = [emails === null ? '' : t.mailed(emails), webhook === null ? '' : t.answered(webhook)];
  return told.filter((text) => text !== '').join(' ') || t.nobody;
}
