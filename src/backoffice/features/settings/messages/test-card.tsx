import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageSettingsView } from '#domain/api/messages.ts';
import { messagesQuery, sendTestMessage } from '../../../api/messages.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { fieldTexts, useTexts } from '../../../texts/index.ts';
import styles from './messages-page.module.css';

/** To one's own number and address, so that nobody else is bothered. */
export function TestCard({ settings: { sms, whatsApp } }: { settings: MessageSettingsView }) {
  const texts = useTexts();
  const { messages: t } = texts;
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (channel: 'sms' | 'whatsapp' | 'email') => sendTestMessage(storeId, channel),
    onSuccess: () => {
      say(t.tested);
      void client.invalidateQueries(messagesQuery(storeId));
    },
    onError: (error) => ('phone' in fieldTexts(texts, error) ? say(t.noOwnNumber) : complain(error)),
  });
  return (
    <Card title={t.test} hint={t.testHint}>
      <div className={styles.steps}>
        {sms.provider !== null && (
          <Button isBusy={isPending} onClick={() => mutate('sms')}>
            {t.testBy.sms}
          </Button>
        )}
        {whatsApp.active && (
          <Button isBusy={isPending} onClick={() => mutate('whatsapp')}>
            {t.testBy.whatsapp}
          </Button>
        )}
        <Button isBusy={isPending} onClick={() => mutate('email')}>
          {t.testBy.email}
        </Button>
      </div>
    </Card>
  );
}
