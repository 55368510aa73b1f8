import { useState } from 'react';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { addDishGroup, comboSums, hasComboPrice } from '../../rules/edits/combos.ts';
import { changeGroup, changeOption } from '../../rules/options.ts';
import type { GroupView } from '../../rules/views.ts';
import { NumberField } from '../form/number-field.tsx';
import { PlusIcon } from '../icons.ts';
import { idsFrom } from '../new-ids.ts';
import { DishesDialog } from './dishes-dialog.tsx';
import { useItemDraft } from './item-draft.ts';

/** Adds a choice among dishes. The first one makes the dish a combo. */
export function AddDishes({ label }: { label: string }) {
  const { editor: t } = useTexts();
  const { catalogue, change } = useItemDraft();
  /** The name of their category, if they have one in common. */
  const categoryOf = (dishes: readonly ItemView[]) =>
    catalogue.menus
      .flatMap((menu) => menu.categories)
      .find(({ items }) => dishes.every(({ _id }) => items.some((item) => item._id === _id)))?.label;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <DishesDialog
        isOpen={isOpen}
        chosen={[]}
        onClose={() => setOpen(false)}
        onChoose={(dishes) =>
          change((now) =>
            addDishGroup(now, { label: categoryOf(dishes) ?? t.combo.group, dishes }, idsFrom(randomId())),
          )
        }
      />
    </>
  );
}

interface ChangeDishesProps {
  group: GroupView;
  onChange: (dishes: ItemView[]) => void;
}

/** Changes which dishes guests choose from. */
export function ChangeDishes({ group, onChange }: ChangeDishesProps) {
  const { editor: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.combo.change}</Button>
      <DishesDialog
        isOpen={isOpen}
        chosen={group.contents.flatMap(({ itemID }) => itemID ?? [])}
        onClose={() => setOpen(false)}
        onChoose={onChange}
      />
    </>
  );
}

/** The one price of a combo, and what guests save with it. */
export function ComboPrice() {
  const { editor: t } = useTexts();
  const { item, change, faultOf } = useItemDraft();
  const [group] = item.configs;
  const [option] = group?.contents ?? [];
  if (!group || !option || !hasComboPrice(item)) return null;
  return (
    <>
      <NumberField
        label={t.combo.price}
        description={t.priceHint}
        kind="money"
        value={Number(option.value)}
        onChange={(value) =>
          change((now) => changeGroup(now, group._id, (own) => changeOption(own, option._id, { value })))
        }
        fault={faultOf('configs[0].contents[0].value')}
      />
      <Savings />
    </>
  );
}

function Savings() {
  const { editor: t } = useTexts();
  const { item, catalogue } = useItemDraft();
  const { currency } = useStore().profile;
  const sums = comboSums(catalogue, item._id);
  if (!sums) return null;
  const { least, most } = sums;
  const money = (amount: number) => formatMoney(amount, currency);
  const between = (one: number, other: number) =>
    one === other ? money(one) : t.combo.between(money(Math.min(one, other)), money(Math.max(one, other)));
  const says =
    least.saves > 0
      ? t.combo.saves(between(least.apart, most.apart), between(least.saves, most.saves))
      : t.combo.savesNothing(money(least.apart));
  return <p role="status">{says}</p>;
}
