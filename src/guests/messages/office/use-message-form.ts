import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { isSame } from '#ui/office/settings/changes.ts';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { messageSettingsQuery } from '../office-api/messages.ts';
import type { MessageSettingsView } from '../wire/messages.ts';
import {
  type Credentials,
  checkDraft,
  type Draft,
  draftOf,
  NO_CREDENTIALS,
  type Settings,
  toBody,
} from './draft.ts';
import { placeFaults } from './server-faults.ts';

export type MessageForm = ReturnType<typeof useMessageForm>;

export function useMessageForm(saved: MessageSettingsView) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { credentials: _, ...present } = draftOf(saved);
  const kept = useKeptEdits('messages', present);
  // Secrets are never written to the browser's storage.
  const [credentials, setSecrets] = useState(NO_CREDENTIALS);
  const draft: Draft = { ...kept.draft, credentials };
  const saving = useSaving({
    isChanged: !isSame(kept.draft, present) || !isSame(credentials, NO_CREDENTIALS),
    check: () => checkDraft(draft, t.settings.faults),
    send: () =>
      call('PUT /api/stores/:storeId/messages/settings', { params: { storeId }, body: toBody(draft) }),
    onSaved: (updated) => client.setQueryData(messageSettingsQuery(storeId).queryKey, updated),
    onDiscard: () => {
      kept.discard();
      setSecrets(NO_CREDENTIALS);
    },
    place: (faults) => placeFaults(faults, draft),
  });
  const setCredentials = (more: Partial<Credentials>) => setSecrets((before) => ({ ...before, ...more }));
  const setSettings = (more: Partial<Settings>) => kept.set({ settings: { ...draft.settings, ...more } });
  return {
    ...saving,
    draft,
    saved,
    isRestored: kept.isRestored,
    set: kept.set,
    setSms: (more: Partial<Settings['sms']>) => setSettings({ sms: { ...draft.settings.sms, ...more } }),
    setWhatsApp: (more: Partial<Settings['whatsApp']>) =>
      setSettings({ whatsApp: { ...draft.settings.whatsApp, ...more } }),
    setCredentials,
    /** A field for a secret, which the server never sends back. */
    secret: (name: keyof Credentials) => ({
      value: credentials[name],
      fault: saving.faults[name],
      autoComplete: 'off',
      spellCheck: false,
      onChange: (text: string) => setCredentials({ [name]: text }),
    }),
  };
}
