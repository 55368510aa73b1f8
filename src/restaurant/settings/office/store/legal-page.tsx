import { type Taxes, usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { isFssai, isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { TaxesField } from '#ui/office/fields/taxes-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { AddressFields } from './address-fields.tsx';
import { useStoreForm } from './use-store-form.ts';

interface LegalDraft {
  legalName: string;
  gstNo: string;
  fssaiNo: string;
  defaultTaxes: Taxes | null;
  address: StoreProfile['address'];
}

export function LegalPage() {
  const { settings } = useTexts();
  const t = settings.legal;
  const { legalName, gstNo, fssaiNo, defaultTaxes, isTaxFree, address } = useStore().profile;
  const form = useStoreForm<LegalDraft>({
    name: 'legal',
    saved: { legalName, gstNo, fssaiNo, defaultTaxes, address },
    tidy,
    check: (draft) => check(draft, settings.faults),
  });
  const { draft, field, set, faults } = form;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <SettingsForm form={form}>
        <Card title={t.numbers}>
          <TextField label={t.legalName} description={t.legalNameHint} {...field('legalName')} />
          <TextField
            label={t.gstNo}
            description={t.gstNoHint}
            {...field('gstNo')}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            label={t.fssaiNo}
            description={t.fssaiNoHint}
            {...field('fssaiNo')}
            inputMode="numeric"
          />
        </Card>
        {draft.gstNo.trim() !== '' && (
          <Card title={settings.store.address} hint={t.addressHint}>
            <AddressFields
              value={draft.address}
              faults={faults}
              onChange={(next) => set({ address: next })}
            />
          </Card>
        )}
        <Card title={t.taxes} hint={t.taxesHint}>
          {isTaxFree ? (
            <Warning>{settings.taxFree}</Warning>
          ) : (
            <TaxesField
              label={t.newDishes}
              value={usualTaxes({ ...draft, isTaxFree: false })}
              inUse={[]}
              onChange={(taxes) => set({ defaultTaxes: taxes })}
            />
          )}
        </Card>
      </SettingsForm>
    </Page>
  );
}

/** Removes the spaces with which certificates print numbers. */
function tidy({ legalName, gstNo, fssaiNo, ...others }: LegalDraft): LegalDraft {
  return {
    ...others,
    legalName: legalName.trim(),
    gstNo: gstNo.replace(/\s/g, '').toUpperCase(),
    fssaiNo: fssaiNo.replace(/\s/g, ''),
  };
}

function check({ legalName, gstNo, fssaiNo }: LegalDraft, words: Texts['settings']['faults']): Faults {
  return {
    ...(legalName.length > 200 ? { legalName: words.tooLong } : {}),
    ...(gstNo === '' || isGstin(gstNo) ? {} : { gstNo: words.gstin(gstNo.length) }),
    ...(fssaiNo === '' || isFssai(fssaiNo) ? {} : { fssaiNo: words.fssai }),
  };
}
