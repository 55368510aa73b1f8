import { inOrder } from '#domain/menu/lists.ts';
import { vegChoiceOf, withVegChoice } from '#domain/menu-edit/veg-choice.ts';
import { Card } from '../../../components/card.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextArea, TextField } from '../../../components/fields/text-field.tsx';
import { VegField } from '../../../components/fields/veg-field.tsx';
import { useTexts } from '../../../texts/index.ts';
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
