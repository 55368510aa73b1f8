import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChatSettings, KEPT_DAYS, MOST_QUICK_REPLIES } from '#domain/chat/chat.ts';
import { chatSettingsQuery, saveChatSettings } from '../../api/chat.ts';
import { Dialog } from '../../components/dialog.tsx';
import { DialogSteps } from '../../components/dialog-steps.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { TextArea } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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
    send: () => saveChatSettings(storeId, { isOn, quickReplies, awayText: awayText.trim(), keptDays }),
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
