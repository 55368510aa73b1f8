import { inOrder } from '#ordering/menu/rules/lists.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { VegField } from '#ui/office/fields/veg-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { vegChoiceOf, withVegChoice } from '../../rules/veg-choice.ts';
import pair from '../form/pair.module.css';
import { useItemDraft } from './item-draft.ts';

interface AboutCardProps {
  categoryId: string;
  onMove: (categoryId: string) => void;
}

export function AboutCard({ categoryId, onMove }: AboutCardProps) {
  const { editor: t } = useTexts();
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
        <VegField
          value={vegChoiceOf(item)}
          onChange={(choice) => change((now) => withVegChoice(now, choice))}
        />
        <SelectField label={t.category} value={categoryId} options={categories} onChange={onMove} />
      </div>
    </Card>
  );
}
