import type { ItemView } from '#domain/api/catalogue.ts';
import { inOrder } from '#domain/menu/lists.ts';
import { Card } from '../../../parts/card.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextArea, TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import pair from '../form/pair.module.css';
import { useItemDraft } from './item-draft.ts';

interface AboutCardProps {
  categoryId: string;
  onMove: (categoryId: string) => void;
}

type Mark = 'veg' | 'egg' | 'non-veg' | 'none';
const MARKS: Record<Mark, Pick<ItemView, 'veg' | 'egg'>> = {
  veg: { veg: true },
  egg: { veg: false, egg: true },
  'non-veg': { veg: false },
  none: { veg: null },
};

function markOf({ veg, egg }: ItemView): Mark {
  if (veg === null) return 'none';
  if (veg) return 'veg';
  return egg ? 'egg' : 'non-veg';
}

export function AboutCard({ categoryId, onMove }: AboutCardProps) {
  const { editor: t, items } = useTexts();
  const { item, catalogue, change, faultOf } = useItemDraft();
  const categories = catalogue.menus.flatMap((menu) =>
    inOrder(menu.categories).map(({ _id: value, label }) => ({ value, label: `${menu.label} · ${label}` })),
  );
  return (
    <Card title={t.about}>
      <TextField
        label={t.itemName}
        value={item.label}
        maxLength={200}
        onChange={(label) => change((now) => ({ ...now, label }))}
        fault={faultOf('label')}
      />
      <TextArea
        label={t.description}
        value={item.description}
        maxLength={2000}
        onChange={(description) => change((now) => ({ ...now, description }))}
        fault={faultOf('description')}
      />
      <div className={pair.pair}>
        <SelectField
          label={t.vegMark}
          value={markOf(item)}
          options={[
            { value: 'veg', label: items.veg },
            { value: 'egg', label: t.egg },
            { value: 'non-veg', label: items.nonVeg },
            { value: 'none', label: t.noMark },
          ]}
          onChange={(value) => change(({ egg: _, ...now }) => ({ ...now, ...MARKS[value] }))}
        />
        <SelectField label={t.category} value={categoryId} options={categories} onChange={onMove} />
      </div>
    </Card>
  );
}
