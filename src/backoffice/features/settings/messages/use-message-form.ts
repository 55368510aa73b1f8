import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageSettingsView } from '#domain/api/messages.ts';
import { messageSettingsQuery, saveMessageSettings } from '../../../api/messages.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import { type Faults, useFormProps } from '../use-store-form.ts';
import { type Credentials, checkDraft, type Draft, draftOf, type Settings, toBody } from './draft.ts';

export interface MessageForm {
  draft: Draft;
  saved: MessageSettingsView;
  faults: Faults;
  isChanged: boolean;
  isBusy: boolean;
  setSms: (change: Partial<Settings['sms']>) => void;
  setWhatsApp: (change: Partial<Settings['whatsApp']>) => void;
  setCredentials: (change: Partial<Credentials>) => void;
  set: (change: Partial<Draft>) => void;
  discard: () => void;
  formProps: ReturnType<typeof useFormProps>;
}

export function useMessageForm(saved: MessageSettingsView): MessageForm {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveMessageSettings(storeId, toBody(draft)),
    onSuccess: (updated) => {
      client.setQueryData(messageSettingsQuery(storeId).queryKey, updated);
      setDraft(draftOf(updated));
      say(t.saved);
    },
    onError: complain,
  });
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const setSettings = (change: Partial<Settings>) =>
    setDraft((before) => ({ ...before, settings: { ...before.settings, ...change } }));
  return {
    draft,
    saved,
    faults,
    isChanged: JSON.stringify(draft) !== JSON.stringify(draftOf(saved)),
    isBusy: isPending,
    set,
    setSms: (change) => setSettings({ sms: { ...draft.settings.sms, ...change } }),
    setWhatsApp: (change) => setSettings({ whatsApp: { ...draft.settings.whatsApp, ...change } }),
    setCredentials: (change) => set({ credentials: { ...draft.credentials, ...change } }),
    discard: () => {
      setDraft(draftOf(saved));
      setFaults({});
    },
    formProps: useFormProps(faults, () => {
      const found = checkDraft(draft, t.settings.faults);
      setFaults(found);
      if (Object.keys(found).length === 0 && !isPending) mutate();
    }),
  };
}
