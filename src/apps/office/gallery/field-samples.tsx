import type { VegChoice } from '#ordering/menu-editor/rules/veg-choice.ts';
import { useTexts } from '#texts/office/index.ts';
import { ColorField } from '#ui/office/fields/color-field.tsx';
import { InPlace } from '#ui/office/fields/in-place.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { PasswordField } from '#ui/office/fields/password-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { PeriodDays, PeriodSelect } from '#ui/office/fields/period-fields.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { TranslatedField } from '#ui/office/fields/translated-field.tsx';
import { VegField } from '#ui/office/fields/veg-field.tsx';
import { LONG, nothing, type Sample, Tried } from './sample.tsx';

/** What is typed in. */
export function useFieldSamples(): Sample[] {
  const t = useTexts();
  const { name, label, labelHint } = t.tables;
  return [
    {
      component: 'fields/text-field.tsx',
      states: {
        empty: (
          <Tried initial="">
            {(value, set) => <TextField label={name} description={labelHint} value={value} onChange={set} />}
          </Tried>
        ),
        filled: <TextField label={name} value={LONG} onChange={nothing} />,
        faulty: <TextField label={name} value="1,2" fault={t.tables.nameRule} onChange={nothing} />,
        disabled: <TextField label={name} value="12" disabled onChange={nothing} />,
        area: (
          <Tried initial={LONG}>
            {(value, set) => <TextArea label={label} value={value} onChange={set} />}
          </Tried>
        ),
      },
    },
    {
      component: 'fields/number-field.tsx',
      states: {
        plain: (
          <Tried<number | null> initial={4}>
            {(value, set) => <NumberField label={t.tables.seats} value={value} most={100} onChange={set} />}
          </Tried>
        ),
      },
    },
    {
      component: 'fields/select-field.tsx',
      states: {
        plain: <TriedKinds />,
        faulty: (
          <SelectField
            label={t.tables.what}
            value="a"
            options={[{ value: 'a', label: LONG }]}
            fault={t.fields.required}
            onChange={nothing}
          />
        ),
      },
    },
    {
      component: 'fields/switch-field.tsx',
      states: {
        on: <TriedSwitch initial />,
        off: <TriedSwitch initial={false} />,
        disabled: <SwitchField label={t.tables.offer} checked disabled onChange={nothing} />,
      },
    },
    {
      component: 'fields/money-field.tsx',
      states: {
        plain: (
          <Tried initial="249.50">
            {(value, set) => <MoneyField label={t.editor.price} value={value} onChange={set} />}
          </Tried>
        ),
      },
    },
    {
      component: 'fields/percent-field.tsx',
      states: {
        plain: (
          <Tried initial="5">
            {(value, set) => <PercentField label={t.editor.price} value={value} onChange={set} />}
          </Tried>
        ),
      },
    },
    {
      component: 'fields/password-field.tsx',
      states: {
        plain: (
          <Tried initial="">
            {(value, set) => <PasswordField label={t.auth.password} value={value} onChange={set} />}
          </Tried>
        ),
        faulty: (
          <PasswordField label={t.auth.password} value="thali" fault={t.fields.tooShort} onChange={nothing} />
        ),
      },
    },
    {
      component: 'fields/color-field.tsx',
      states: {
        plain: (
          <Tried initial="0B6E3F">
            {(value, set) => <ColorField label={t.settings.sections.look} value={value} onChange={set} />}
          </Tried>
        ),
      },
    },
    {
      component: 'fields/translated-field.tsx',
      states: {
        plain: (
          <Tried initial={{ hi: { label: 'मसाला चाय' } }}>
            {(translations, set) => (
              <TranslatedField
                language="hi"
                kind="label"
                label={name}
                translations={translations}
                most={200}
                onTranslate={(next) => set({ hi: { label: next['hi']?.label ?? '' } })}
              />
            )}
          </Tried>
        ),
      },
    },
    {
      component: 'fields/in-place.tsx',
      states: {
        plain: (
          <Tried initial="Masala chai">
            {(value, set) => (
              <InPlace
                label={name}
                value={value}
                onCommit={(typed) => {
                  if (typed === '') return t.fields.required;
                  set(typed);
                  return undefined;
                }}
              />
            )}
          </Tried>
        ),
      },
    },
    { component: 'fields/period-fields.tsx', states: { plain: <TriedPeriod /> } },
    {
      component: 'fields/veg-field.tsx',
      states: {
        plain: (
          <Tried<VegChoice> initial="veg">{(value, set) => <VegField value={value} onChange={set} />}</Tried>
        ),
      },
    },
  ];
}

function TriedKinds() {
  const { tables } = useTexts();
  const options = Object.entries(tables.kinds).map(([value, label]) => ({ value, label }));
  return (
    <Tried initial="table">
      {(value, set) => (
        <SelectField
          label={tables.what}
          description={tables.labelHint}
          value={value}
          options={options}
          onChange={set}
        />
      )}
    </Tried>
  );
}

function TriedSwitch({ initial }: { initial: boolean }) {
  const { tables } = useTexts();
  return (
    <Tried initial={initial}>
      {(checked, set) => (
        <SwitchField label={tables.offer} description={tables.offerHint} checked={checked} onChange={set} />
      )}
    </Tried>
  );
}

function TriedPeriod() {
  const { reports } = useTexts();
  return (
    <Tried initial={{ from: '2026-11-01', to: '2026-11-12' }}>
      {(period, set) => (
        <>
          <PeriodSelect
            period={period}
            allDays={reports.period}
            onChange={(days) => set({ ...period, ...days })}
          />
          <PeriodDays period={period} onChange={(days) => set({ ...period, ...days })} />
        </>
      )}
    </Tried>
  );
}
