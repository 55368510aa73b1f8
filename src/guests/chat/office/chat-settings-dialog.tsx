import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { chatSettingsQuery } from '../office-api/chat.ts';
import { type ChatSettings, KEPT_DAYS, MOST_QUICK_REPLIES } from '../rules/chat.ts';
import styles from './chat.module.css';

const LONGEST_REPLY = 200;

export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings: t } = useTexts().chat;
  const { storeId } = useStore();
  const { data } = useQuery(chatSettingsQuery(storeId));
  return (
    <Dialog isOpen onClose={onClose} size="32rem" title={t.title}>
      {data ? <Form settings={data} onClose={onClose} /> : <Loading shape="fields" />}
    </Dialog>
  );
}

function Form({ settings, onClose }: { settings: ChatSettings; onClose: () => void }) {
  const { chat, saved } = useTexts();
  const t = chat.settings;
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const [isOn, setOn] = useState(settings.isOn);
  const [lines, setLines] = useState(settings.quickReplies.join('\n'));
  const [awayText, setAwayText] = useState(settings.awayText);
  const [keptDays, setKeptDays] = useState<ChatSettings['keptDays']>(settings.keptDays);
  const quickReplies = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isTooMuch =
    quickReplies.length > MOST_QUICK_REPLIES || quickReplies.some(({ length }) => length > LONGEST_REPLY);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('PUT /api/chat/:storeId/settings', {
        params: { storeId },
        body: { isOn, quickReplies, awayText: awayText.trim(), keptDays },
      }),
    check: () => (isTooMuch ? { quickReplies: t.tooMany } : {}),
    onDone: (now) => {
      client.setQueryData(chatSettingsQuery(storeId).queryKey, now);
      say(saved);
      onClose();
    },
  });
  return (
    <form className={styles.form} {...propsFor(() => submit(undefined))}>
      <p className={styles.about}>{t.lead}</p>
      <SwitchField label={t.isOn} description={t.isOnHint} checked={isOn} onChange={setOn} />
      <TextArea
        label={t.replies}
        description={t.repliesHint}
        value={lines}
        fault={faults['quickReplies']}
        onChange={setLines}
      />
      <TextArea
        label={t.away}
        description={t.awayHint}
        value={awayText}
        maxLength={500}
        fault={faults['awayText']}
        onChange={setAwayText}
      />
      <SelectField
        label={t.kept}
        value={String(keptDays)}
        options={KEPT_DAYS.map((days) => ({ value: String(days), label: t.days(days) }))}
        onChange={(value) => setKeptDays(KEPT_DAYS.find((days) => String(days) === value) ?? keptDays)}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogSteps onClose={onClose} isBusy={isBusy} />
    </form>
  );
}
