import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageSettingsView } from '#domain/api/messages.ts';
import { messageSettingsQuery, saveMessageSettings } from '../../../api/messages.ts';
import { fieldFaultsOf } from '../../../api/request.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { isSame } from '../changes.ts';
import { useSaving } from '../use-saving.ts';
import { type Credentials, checkDraft, type Draft, draftOf, type Settings, toBody } from './draft.ts';
import { faultsOfServer } from './server-faults.ts';

export type MessageForm = ReturnType<typeof useMessageForm>;

export function useMessageForm(saved: MessageSettingsView) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? draftOf(saved);
  const saving = useSaving({
    isChanged: !isSame(draft, draftOf(saved)),
    check: () => checkDraft(draft, t.settings.faults),
    send: () => saveMessageSettings(storeId, toBody(draft)),
    onSaved: (updated) => client.setQueryData(messageSettingsQuery(storeId).queryKey, updated),
    onDiscard: () => setEdited(null),
    faultsOf: (error) => faultsOfServer(fieldFaultsOf(error), draft),
  });
  const change = (edit: (before: Draft) => Draft) => setEdited((before) => edit(before ?? draftOf(saved)));
  const setSettings = (edit: (before: Settings) => Partial<Settings>) =>
    change((before) => ({ ...before, settings: { ...before.settings, ...edit(before.settings) } }));
  return {
    ...saving,
    draft,
    saved,
    set: (more: Partial<Draft>) => change((before) => ({ ...before, ...more })),
    setSms: (more: Partial<Settings['sms']>) => setSettings(({ sms }) => ({ sms: { ...sms, ...more } })),
    setWhatsApp: (more: Partial<Settings['whatsApp']>) =>
      setSettings(({ whatsApp }) => ({ whatsApp: { ...whatsApp, ...more } })),
    setCredentials: (more: Partial<Credentials>) =>
      change((before) => ({ ...before, credentials: { ...before.credentials, ...more } })),
  };
}
