import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { Page } from '#ui/office/layout/page.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { chatSettingsQuery } from '../office-api/chat.ts';
import styles from './chat.module.css';
import { ChatSettingsDialog } from './chat-settings-dialog.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { NewConversation } from './new-conversation.tsx';

/** Conversations beside the one that is read; on a phone one after the other. */
export function ChatPage() {
  const { chat: t, errors } = useTexts();
  const { role } = useStore();
  const { conversationKey: key } = useParams({ strict: false });
  const openId = key === 'new' ? undefined : key;
  const [isSetting, setSetting] = useState(false);
  if (!may(role, 'chat.team'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.lead} />;
  const maySet = may(role, 'chat.settings');
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="wide"
      actions={
        <>
          <Link
            className={`${button.button} ${button.plain}`}
            to="/app/chat/$conversationKey"
            params={{ conversationKey: 'new' }}
          >
            {t.begin}
          </Link>
          {maySet && <Button onClick={() => setSetting(true)}>{t.settings.title}</Button>}
        </>
      }
    >
      {maySet && <GuestsOff onTurnOn={() => setSetting(true)} />}
      <div className={styles.panes} data-open={key !== undefined}>
        <section className={styles.side} aria-label={t.list}>
          <ConversationList openId={openId} />
        </section>
        <div className={styles.main}>
          {key === 'new' && <NewConversation hasGuests={may(role, 'chat.guest')} />}
          {key === undefined && <Nothing title={t.choose} />}
          {openId !== undefined && <ConversationView key={openId} id={openId} />}
        </div>
      </div>
      {isSetting && <ChatSettingsDialog onClose={() => setSetting(false)} />}
    </Page>
  );
}

/** Offers the chat to a restaurant whose guests can't write yet. */
function GuestsOff({ onTurnOn }: { onTurnOn: () => void }) {
  const { chat: t } = useTexts();
  const { storeId } = useStore();
  const { data } = useQuery(chatSettingsQuery(storeId));
  if (data?.isOn !== false) return null;
  return (
    <div className={`${common.strip} ${common.warn}`}>
      <p>{t.guestsOff}</p>
      <Button onClick={onTurnOn}>{t.turnOn}</Button>
    </div>
  );
}
