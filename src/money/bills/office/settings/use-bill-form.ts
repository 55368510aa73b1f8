import { useQueryClient } from '@tanstack/react-query';
import { HSN, tidyHsn } from '#ordering/menu/rules/hsn.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery } from '#restaurant/stores/office-api/store.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { type Faults, fieldsOf } from '#ui/office/forms/use-form.ts';
import { isSame } from '#ui/office/settings/changes.ts';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { billSettingsQuery } from '../../office-api/bills.ts';
import { type BillSettings, LONGEST_FOOTER, PREFIX } from '../../rules/bill-settings.ts';

/** The bill settings as one form, which is saved whole. */
export function useBillForm(saved: BillSettings) {
  const t = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { draft, isRestored, set, discard } = useKeptEdits('bills', saved);
  const tidied = tidy(draft);
  const saving = useSaving({
    isChanged: !isSame(tidied, saved),
    check: () => check(tidied, t),
    send: () => call('PUT /api/stores/:storeId/bill-settings', { params: { storeId }, body: tidied }),
    onSaved: (settings) => {
      client.setQueryData(billSettingsQuery(storeId).queryKey, settings);
      // The store's own answer says whether it rounds and charges tax, so it is fetched again.
      void client.invalidateQueries(storeQuery(storeId));
    },
    onDiscard: discard,
  });
  return { ...saving, draft, isRestored, set, field: fieldsOf(draft, set, saving.faults) };
}

function tidy(draft: BillSettings): BillSettings {
  return {
    ...draft,
    prefix: draft.prefix.trim(),
    creditPrefix: draft.creditPrefix.trim(),
    hsn: tidyHsn(draft.hsn) ?? '',
    footer: draft.footer.trim(),
  };
}

function check(
  { prefix, creditPrefix, hsn, footer }: BillSettings,
  { bills, settings, faults }: Texts,
): Faults {
  const isSamePrefix = prefix.toUpperCase() === creditPrefix.toUpperCase();
  return {
    ...(PREFIX.test(prefix) ? {} : { prefix: bills.settings.wrongPrefix }),
    ...(isSamePrefix ? { creditPrefix: bills.settings.samePrefix } : {}),
    ...(PREFIX.test(creditPrefix) ? {} : { creditPrefix: bills.settings.wrongPrefix }),
    ...(hsn === '' || HSN.test(hsn) ? {} : { hsn: faults.hsn() }),
    ...(footer.length > LONGEST_FOOTER ? { footer: settings.faults.tooLong } : {}),
  };
}
