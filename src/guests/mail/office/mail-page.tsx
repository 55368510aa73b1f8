import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { mailboxQuery } from '../office-api/mail.ts';
import { SYSTEM_LABELS, type SystemLabel } from '../rules/mailbox.ts';
import type { MailboxView } from '../wire/mail.ts';
import { ComposeSheet } from './compose-sheet.tsx';
import { type Draft, newDraft, signed } from './draft.ts';
import { DraftList } from './draft-list.tsx';
import { LabelsNav } from './labels-nav.tsx';
import { LetterList } from './letter-list.tsx';
import { LetterView } from './letter-view.tsx';
import styles from './mail.module.css';
import { MailState, NotConnected } from './mail-state.tsx';
import type { Place } from './place.ts';

/** The folders and labels beside a list, or beside the letter that was opened from it. */
export function MailPage() {
  const { mail: t } = useTexts();
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'mail.read');
  const { data, error, refetch } = useQuery({ ...mailboxQuery(storeId), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={t.title} what={t.onlyOffice} hint={t.lead} />;
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!data.mailbox) return <NotConnected />;
  return <Connected mailbox={data.mailbox} view={data} />;
}

const isSystemLabel = (name: string): name is SystemLabel =>
  (SYSTEM_LABELS as readonly string[]).includes(name);

function usePlace({ labels }: MailboxView): Place {
  const { systemLabel = 'all', customLabel } = useParams({ strict: false });
  const label = labels.find(({ _id }) => _id === customLabel);
  if (label) return { label: label._id, name: label.name };
  return { system: isSystemLabel(systemLabel) ? systemLabel : 'all' };
}

interface ConnectedProps {
  mailbox: NonNullable<MailboxView['mailbox']>;
  view: MailboxView;
}

function Connected({ mailbox, view }: ConnectedProps) {
  const { mail: t } = useTexts();
  const { letterId } = useParams({ strict: false });
  const place = usePlace(view);
  const [draft, setDraft] = useState<Draft | null>(null);
  const isDrafts = 'system' in place && place.system === 'drafts';
  return (
    <Page
      title={t.title}
      lead={<span className={styles.address}>{mailbox.address}</span>}
      width="wide"
      actions={
        <Button look="main" onClick={() => setDraft(newDraft({ text: signed(mailbox.signature) }))}>
          {t.write}
        </Button>
      }
    >
      <MailState mailbox={mailbox} />
      <div className={styles.panes} data-open={letterId !== undefined}>
        <LabelsNav place={place} view={view} />
        <div className={styles.main}>
          {isDrafts && <DraftList onOpen={setDraft} />}
          {!isDrafts && letterId === undefined && (
            <LetterList key={JSON.stringify(place)} place={place} labels={view.labels} />
          )}
          {!isDrafts && letterId !== undefined && (
            <LetterView
              key={letterId}
              letterId={letterId}
              place={place}
              labels={view.labels}
              own={mailbox}
              onWrite={setDraft}
            />
          )}
        </div>
      </div>
      {draft && (
        <ComposeSheet key={draft._id} draft={draft} onClose={() => setDraft(null)} onReopen={setDraft} />
      )}
    </Page>
  );
}
