import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { baseOf, type Choices, selectionsOf, startingChoices } from '#ordering/menu/rules/options/choices.ts';
import { isSimple } from '#ordering/menu/rules/options/options.ts';
import { resolveSelection } from '#ordering/menu/rules/options/resolve-selection.ts';
import { DishPicker } from '#ordering/menu-editor/office/face/dishes/dish-picker.tsx';
import { type Dish, offerAt, offerTo } from '#ordering/menu-editor/office/face/dishes/offer.ts';
import { OptionsDialog } from '#ordering/menu-editor/office/face/dishes/options-dialog.tsx';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { placedBy, typeIdOf } from '#restaurant/without-the-line/rules/sold-here.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import type { AddedLine } from './draft.ts';
import styles from './edit.module.css';

const NOTHING: ReadonlyMap<string, number> = new Map();

interface Props {
  order: Pick<StaffOrderView, 'orderType' | 'channel' | 'table'>;
  onBack: () => void;
  onAdd: (line: AddedLine) => void;
}

/** The dishes of the menu, to choose one more. */
export function AddDish({ order, onBack, onAdd }: Props) {
  const { takeOrder, back } = useTexts();
  const { labelOf } = useNames();
  const { storeId, profile } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  const [choosing, setChoosing] = useState<Dish | null>(null);
  if (error && !data)
    return <Failure title={takeOrder.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="tiles" />;

  const add = (dish: Dish, choices: Choices, quantity: number) => {
    const { item, category } = dish;
    const configs = selectionsOf(item, choices);
    const resolved = resolveSelection(item, configs);
    onAdd({
      key: randomId(),
      label: labelOf(item),
      unit: priceDish(baseOf(item, choices), { item, category }).unit,
      quantity,
      taxes: item.taxes.map(({ rate, ...same }) => ({ ...same, value: toNumber(rate) })),
      ...('chosen' in resolved && { chosen: resolved.chosen }),
      ask: { kind: 'add', itemID: item.id, configs },
    });
  };

  return (
    <div className={styles.form}>
      <div>
        <Button onClick={onBack}>{back}</Button>
      </div>
      <DishPicker
        offer={offerTo(offerAt(data, profile, serverNow()), profile, {
          type: typeIdOf(data, order),
          ...placedBy(order),
        })}
        quantities={NOTHING}
        onChoose={(dish) =>
          isSimple(dish.item) ? add(dish, startingChoices(dish.item), 1) : setChoosing(dish)
        }
      />
      <OptionsDialog dish={choosing} isOnTop onClose={() => setChoosing(null)} onAdd={add} />
    </div>
  );
}
