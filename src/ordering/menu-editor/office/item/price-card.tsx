import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { isComboView } from '../../rules/edits/combos.ts';
import { hasSimplePrice, soldByWeight, withSimpleValue } from '../../rules/simple-price.ts';
import { NumberField } from '../form/number-field.tsx';
import pair from '../form/pair.module.css';
import { PlusIcon } from '../icons.ts';
import { idsFrom } from '../new-ids.ts';
import { AddDishes, ComboPrice } from './combo-fields.tsx';
import { GroupsEditor } from './groups-editor.tsx';
import { useItemDraft } from './item-draft.ts';

/** Shows one field for a single price, groups of options for sizes and extras, and of dishes for a combo. */
export function PriceCard() {
  const { editor: t } = useTexts();
  const { item, change, faultOf } = useItemDraft();
  const [asked, setAsked] = useState(false);
  const isSimple = hasSimplePrice(item);
  const price = Number(item.configs[0]?.contents[0]?.value ?? 0);
  const discount = (
    <NumberField
      label={t.discount}
      description={t.discountHint}
      kind="percent"
      value={item.discount}
      onChange={(value) => change((now) => ({ ...now, discount: value }))}
      fault={faultOf('discount')}
    />
  );
  if (isComboView(item)) {
    return (
      <Card title={t.combo.title} hint={t.combo.hint}>
        <ComboPrice />
        <GroupsEditor />
        {discount}
      </Card>
    );
  }
  if (!isSimple || asked) {
    return (
      <Card
        title={t.sizesAndExtras}
        hint={t.sizesAndExtrasHint}
        actions={isSimple && <Button onClick={() => setAsked(false)}>{t.onePrice}</Button>}
      >
        <GroupsEditor />
        {discount}
      </Card>
    );
  }
  return (
    <Card title={t.price}>
      <div className={pair.pair}>
        <NumberField
          label={t.price}
          description={t.priceHint}
          kind="money"
          value={price}
          onChange={(value) => change((now) => withSimpleValue(now, value, idsFrom(randomId())))}
          fault={faultOf('configs[0].contents[0].value')}
        />
        {discount}
      </div>
      <div className={pair.others}>
        <Button icon={<PlusIcon size={18} />} onClick={() => setAsked(true)}>
          {t.sizesAndExtras}
        </Button>
        <Button
          icon={<PlusIcon size={18} />}
          onClick={() => change((now) => soldByWeight(now, idsFrom(randomId())))}
        >
          {t.soldByWeight}
        </Button>
        <AddDishes label={t.combo.make} />
      </div>
    </Card>
  );
}
