import { LANGUAGES, OTHER_LANGUAGES, withEnglish } from '#platform/language/rules/languages.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { AddressFields } from './address-fields.tsx';
import { LinksField } from './links-field.tsx';
import { LogoField } from './logo-field.tsx';
import { checkStore, type StoreDraft, tidyStore } from './store-rules.ts';
import { useStoreForm } from './use-store-form.ts';

export function StorePage() {
  const { settings } = useTexts();
  const t = settings.store;
  const { profile } = useStore();
  const form = useStoreForm<StoreDraft>({
    name: 'store',
    saved: readStore(profile),
    tidy: tidyStore,
    check: (draft) => checkStore(draft, settings.faults),
  });
  const { draft, field, faults, set } = form;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <SettingsForm form={form}>
        <Card title={t.face}>
          <LogoField value={draft.logo} onChange={(logo) => set({ logo })} />
          <TextField label={t.name} {...field('name')} autoComplete="organization" />
          <TextField label={t.description} description={t.descriptionHint} {...field('description')} />
          <TextArea label={t.aboutUs} description={t.aboutUsHint} {...field('aboutUs')} />
        </Card>
        <Card title={t.address}>
          <AddressFields value={draft.address} faults={faults} onChange={(address) => set({ address })} />
        </Card>
        {/* Its rows need the whole width. */}
        <div>
          <Card title={t.links} hint={t.linksHint}>
            <LinksField value={draft.links} faults={faults} onChange={(links) => set({ links })} />
          </Card>
        </div>
        <Card title={t.languages} hint={t.languagesHint}>
          {OTHER_LANGUAGES.map((language) => (
            <SwitchField
              key={language}
              label={<span lang={language}>{LANGUAGES[language].name}</span>}
              checked={draft.languages.includes(language)}
              onChange={(checked) => {
                const others = draft.languages.filter((each) => each !== language);
                set({ languages: withEnglish(checked ? [...others, language] : others) });
              }}
            />
          ))}
        </Card>
        <Card title={t.where}>
          <TimeZoneField {...field('timeZone')} />
          <SwitchField
            label={t.listed}
            description={t.listedHint}
            checked={draft.listed}
            onChange={(listed) => set({ listed })}
          />
          <SwitchField
            label={t.viewMode}
            description={t.viewModeHint}
            checked={draft.viewMode}
            onChange={(viewMode) => set({ viewMode })}
          />
        </Card>
      </SettingsForm>
    </Page>
  );
}

function readStore(profile: StoreForStaff): StoreDraft {
  const { name, description, aboutUs, logo, address, links, timeZone, listed, viewMode } = profile;
  const languages = [...languagesOf(profile)];
  return { name, description, aboutUs, logo, address, links, languages, timeZone, listed, viewMode };
}

interface TimeZoneFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (timeZone: string) => void;
}

function TimeZoneField({ value, fault, onChange }: TimeZoneFieldProps) {
  const { settings } = useTexts();
  // Browsers and server name some time zones differently, so the present one is added to the list.
  const known = [...new Set([value, 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <SelectField
      label={settings.store.timeZone}
      description={settings.store.timeZoneHint}
      value={value}
      options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
      fault={fault}
      onChange={onChange}
    />
  );
}
