import type { StoreProfile } from '#domain/api/store.ts';
import { type Taxes, usualTaxes } from '#domain/menu-edit/usual-taxes.ts';
import { isFssai, isGstin } from '#domain/store/legal-numbers.ts';
import { Card } from '../../components/card.tsx';
import { TaxesField } from '../../components/fields/taxes-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Page } from '../../components/page.tsx';
import { SettingsForm } from '../../components/settings/settings-form.tsx';
import type { Faults } from '../../components/use-form.ts';
import { Warning } from '../../components/warning.tsx';
import { useStore } from '../../session/current-store.ts';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/index.ts';
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
