import { isFssai, isGstin } from '#domain/legal-numbers.ts';
import { Card } from '../../parts/card.tsx';
import { useStore } from '../../parts/current-store.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { Page } from '../../parts/page.tsx';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/index.ts';
import { SettingsForm } from './settings-form.tsx';
import type { Faults } from './use-saving.ts';
import { useStoreForm } from './use-store-form.ts';

interface LegalDraft {
  legalName: string;
  gstNo: string;
  fssaiNo: string;
}

export function LegalPage() {
  const { settings } = useTexts();
  const t = settings.legal;
  const { legalName, gstNo, fssaiNo } = useStore().profile;
  const form = useStoreForm<LegalDraft>({
    saved: { legalName, gstNo, fssaiNo },
    tidy,
    check: (draft) => check(draft, settings.faults),
  });
  const { draft, faults, set } = form;
  return (
    <Page title={t.title} lead={t.lead}>
      <SettingsForm form={form}>
        <Card title={t.numbers}>
          <TextField
            label={t.legalName}
            description={t.legalNameHint}
            value={draft.legalName}
            fault={faults['legalName']}
            onChange={(text) => set({ legalName: text })}
          />
          <TextField
            label={t.gstNo}
            description={t.gstNoHint}
            value={draft.gstNo}
            autoCapitalize="characters"
            spellCheck={false}
            fault={faults['gstNo']}
            onChange={(text) => set({ gstNo: text })}
          />
          <TextField
            label={t.fssaiNo}
            description={t.fssaiNoHint}
            value={draft.fssaiNo}
            inputMode="numeric"
            fault={faults['fssaiNo']}
            onChange={(text) => set({ fssaiNo: text })}
          />
        </Card>
      </SettingsForm>
    </Page>
  );
}

/** Certificates print numbers with spaces in them. */
function tidy({ legalName, gstNo, fssaiNo }: LegalDraft): LegalDraft {
  return {
    legalName: legalName.trim(),
    gstNo: gstNo.replace(/\s/g, '').toUpperCase(),
    fssaiNo: fssaiNo.replace(/\s/g, ''),
  };
}

function check({ legalName, gstNo, fssaiNo }: LegalDraft, words: Texts['settings']['faults']): Faults {
  return {
    ...(legalName.length > 200 ? { legalName: words.tooLong } : {}),
    ...(gstNo === '' || isGstin(gstNo) ? {} : { gstNo: words.gstin }),
    ...(fssaiNo === '' || isFssai(fssaiNo) ? {} : { fssaiNo: words.fssai }),
  };
}
