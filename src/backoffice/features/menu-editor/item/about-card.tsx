import { inOrder } from '#domain/menu-edit/lists.ts';
import { Card } from '../../../parts/card.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import pair from '../form/bilingual.module.css';
import { Bilingual } from '../form/bilingual.tsx';
import { useItemDraft } from './item-draft.ts';

interface AboutCardProps {
  categoryId: string;
  onMove: (categoryId: string) => void;
}

type Mark = 'veg' | 'non-veg' | 'none';
const MARKS: Record<Mark, boolean | null> = { veg: true, 'non-veg': false, none: null };

export function AboutCard({ categoryId, onMove }: AboutCardProps) {
  const { editor: t, items } = useTexts();
  const { item, catalogue, change, told } = useItemDraft();
  const mark: Mark = item.veg === null ? 'none' : item.veg ? 'veg' : 'non-veg';
  const categories = catalogue.menus.flatMap((menu) =>
    inOrder(menu.categories).map(({ _id: value, label }) => ({ value, label: `${menu.label} · ${label}` })),
  );
  const shared = {
    translations: item.translations,
    onTranslate: (translations: typeof item.translations) => change((now) => ({ ...now, translations })),
  };
  return (
    <Card title={t.about}>
      <Bilingual
        {...shared}
        kind="label"
        label={t.itemName}
        hindiLabel={t.inHindi}
        value={item.label}
        most={200}
        hindiMost={200}
        onChange={(label) => change((now) => ({ ...now, label }))}
        fault={told('label')}
        hindiFault={told('translations.hi.label')}
      />
      <Bilingual
        {...shared}
        kind="description"
        label={t.description}
        hindiLabel={t.inHindi}
        value={item.description}
        most={2000}
        hindiMost={1000}
        onChange={(description) => change((now) => ({ ...now, description }))}
        fault={told('description')}
        hindiFault={told('translations.hi.description')}
      />
      <div className={pair.pair}>
        <SelectField
          label={t.vegMark}
          value={mark}
          options={[
            { value: 'veg', label: items.veg },
            { value: 'non-veg', label: items.nonVeg },
            { value: 'none', label: t.noMark },
          ]}
          onChange={(value) => change((now) => ({ ...now, veg: MARKS[value] }))}
        />
        <SelectField label={t.category} value={categoryId} options={categories} onChange={onMove} />
      </div>
    </Card>
  );
}
