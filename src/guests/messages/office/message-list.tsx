import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { messagesQuery } from '../office-api/messages.ts';
import type { MessageList as Listed } from '../wire/messages.ts';
import styles from './messages-page.module.css';

type Message = Listed['messages'][number];

/** The latest messages, with the reasons why some were not sent. */
export function MessageList() {
  const { t } = useInterface();
  const { storeId } = useStore();
  const { data, error } = useQuery(messagesQuery(storeId));
  return (
    <Card title={t.messages.last} hint={t.messages.lastHint}>
      {error && !data && <p role="alert">{errorText(t, error)}</p>}
      {!data && !error && <Loading />}
      {data?.messages.length === 0 && <Nothing title={t.messages.none} hint={t.messages.noneHint} />}
      {data && data.messages.length > 0 && (
        <ul className={styles.list}>
          {data.messages.map((message) => (
            <Row key={message._id} message={message} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ message }: { message: Message }) {
  const { t, language } = useInterface();
  const { messages: words } = t;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /api/stores/:storeId/messages/:messageId/retry', {
        params: { storeId, messageId: message._id },
        body: {},
      }),
    onSettled: () => client.invalidateQueries(messagesQuery(storeId)),
    onError: complain,
  });
  const { at, channel, template, to, state, reason, mayRetry } = message;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{words.kinds[template]}</p>
        <p className={styles.how}>
          {[words.channels[channel], to, formatDayTime(at, { language, timeZone: profile.timeZone })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reason && <p className={styles.reason}>{words.reasons[reason] ?? reason}</p>}
      </div>
      <span className={`${styles.state} ${styles[state]}`}>{words.states[state]}</span>
      {mayRetry && (
        <Button isBusy={isPending} onClick={() => mutate()}>
          {words.retry}
        </Button>
      )}
    </li>
  );
}
