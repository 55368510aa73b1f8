import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BillSettings, LONGEST_FOOTER, PREFIX } from '#domain/bill-settings.ts';
import { billSettingsQuery, saveBillSettings } from '../../../api/bills.ts';
import { fieldFaultsOf } from '../../../api/request.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import type { Texts } from '../../../texts/en.ts';
import { useTexts } from '../../../texts/index.ts';
import { isSame } from '../changes.ts';
import { type Faults, useFormProps } from '../use-store-form.ts';

/** All of them are saved at once. */
export function useBillForm(saved: BillSettings) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [edits, setEdits] = useState<Partial<BillSettings>>({});
  const [faults, setFaults] = useState<Faults>({});
  const draft = { ...saved, ...edits };
  const tidied = tidy(draft);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveBillSettings(storeId, tidied),
    onSuccess: (settings) => {
      client.setQueryData(billSettingsQuery(storeId).queryKey, settings);
      discard();
      say(t.saved);
    },
    onError: (error) => {
      setFaults(fieldFaultsOf(error));
      complain(error);
    },
  });

  function discard() {
    setEdits({});
    setFaults({});
  }

  function submit() {
    const found = check(tidied, t);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isPending) mutate();
  }

  return {
    draft,
    faults,
    isChanged: !isSame(tidied, saved),
    isBusy: isPending,
    set: (more: Partial<BillSettings>) => setEdits((before) => ({ ...before, ...more })),
    discard,
    formProps: useFormProps(faults, submit),
  };
}

function tidy(draft: BillSettings): BillSettings {
  return {
    ...draft,
    prefix: draft.prefix.trim(),
    creditPrefix: draft.creditPrefix.trim(),
    footer: draft.footer.trim(),
  };
}

function check({ prefix, creditPrefix, footer }: BillSettings, { bills, settings }: Texts): Faults {
  const isSamePrefix = prefix.toUpperCase() === creditPrefix.toUpperCase();
  return {
    ...(PREFIX.test(prefix) ? {} : { prefix: bills.settings.wrongPrefix }),
    ...(isSamePrefix ? { creditPrefix: bills.settings.samePrefix } : {}),
    ...(PREFIX.test(creditPrefix) ? {} : { creditPrefix: bills.settings.wrongPrefix }),
    ...(footer.length > LONGEST_FOOTER ? { footer: settings.faults.tooLong } : {}),
  };
}
