import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { AVAILABLE, HIDDEN, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { useTexts } from '#texts/office/index.ts';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TaxesField } from '#ui/office/fields/taxes-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { vegOptions } from '#ui/office/fields/veg-field.tsx';
import { itemsIn } from '../../../rules/map-items.ts';
import { ROUNDINGS } from '../../../rules/prices/change-price.ts';
import { BULK_KINDS, type BulkForm, HOWS } from './parse-bulk.ts';

/** Nothing is chosen yet. */
const OPEN = '-';

interface BulkFieldsProps {
  catalogue: CatalogueView;
  form: BulkForm;
  fault: string | undefined;
  onChange: (form: BulkForm) => void;
}

export function BulkFields({ catalogue, form, fault, onChange }: BulkFieldsProps) {
  const texts = useTexts();
  const t = texts.table.bulk;
  const set = (change: Partial<BulkForm>) => onChange({ ...form, ...change });
  return (
    <div>
      <SelectField
        label={t.what}
        value={form.kind}
        options={BULK_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(kind) => set({ kind })}
      />
      {form.kind === 'price' && <PriceFields form={form} fault={fault} set={set} />}
      {form.kind === 'availability' && (
        <SelectField
          label={t.to}
          description={t.hiddenHint}
          value={form.state}
          options={[AVAILABLE, SOLD_OUT, HIDDEN].map((value) => ({ value, label: t.states[value] ?? value }))}
          onChange={(state) => set({ state })}
        />
      )}
      {form.kind === 'veg' && (
        <SelectField
          label={texts.editor.vegMark}
          value={form.veg ?? OPEN}
          options={[{ value: OPEN, label: t.choose }, ...vegOptions(texts)]}
          onChange={(veg) => set({ veg: veg === OPEN ? null : veg })}
        />
      )}
      {form.kind === 'taxes' && (
        <TaxesField
          label={t.taxes}
          value={form.taxes}
          inUse={itemsIn(catalogue).map(({ taxes }) => taxes)}
          onChange={(taxes) => set({ taxes })}
        />
      )}
      {form.kind === 'discount' && (
        <PercentField
          label={t.discount}
          value={form.discount}
          fault={fault}
          onChange={(discount) => set({ discount })}
        />
      )}
      {form.kind === 'tags' && (
        <>
          <TextField
            label={t.addTags}
            description={t.tagsHint}
            value={form.addTags}
            onChange={(addTags) => set({ addTags })}
          />
          <TextField
            label={t.removeTags}
            value={form.removeTags}
            onChange={(removeTags) => set({ removeTags })}
          />
        </>
      )}
    </div>
  );
}

interface PriceFieldsProps extends Pick<BulkFieldsProps, 'form' | 'fault'> {
  set: (change: Partial<BulkForm>) => void;
}

function PriceFields({ form, fault, set }: PriceFieldsProps) {
  const t = useTexts().table.bulk;
  const isPercent = form.how === 'up' || form.how === 'down';
  const Figure = isPercent ? PercentField : MoneyField;
  return (
    <>
      <SelectField
        label={t.how}
        value={form.how}
        options={HOWS.map((value) => ({ value, label: t.hows[value] }))}
        onChange={(how) => set({ how })}
      />
      <Figure
        label={isPercent ? t.percent : t.amount}
        value={form.number}
        fault={fault}
        onChange={(number) => set({ number })}
      />
      <SelectField
        label={t.round}
        value={form.rounding}
        options={ROUNDINGS.map((step) => ({ value: String(step), label: t.rounds[step] ?? '' }))}
        onChange={(rounding) => set({ rounding })}
      />
      <SwitchField
        label={t.extras}
        description={t.extrasHint}
        checked={form.withExtras}
        onChange={(withExtras) => set({ withExtras })}
      />
    </>
  );
}
