import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { typeIdOf } from '#domain/commands/sold-here.ts';
import { baseOf, type Choices, selectionsOf, startingChoices } from '#domain/menu/choices.ts';
import { isSimple } from '#domain/menu/options.ts';
import { resolveSelection } from '#domain/menu/resolve-selection.ts';
import { toNumber } from '#domain/money/money.ts';
import { priceDish } from '#domain/pricing/price-line.ts';
import { randomId } from '#ui/random-id.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { Button } from '../../../components/button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Loading } from '../../../components/loading.tsx';
import { serverNow } from '../../../device/clock.ts';
import { useStore } from '../../../session/current-store.ts';
import { useNames, useTexts } from '../../../texts/index.ts';
import { DishPicker } from '../../menu-editor/face/dishes/dish-picker.tsx';
import { type Dish, offerAt, offerTo } from '../../menu-editor/face/dishes/offer.ts';
import { OptionsDialog } from '../../menu-editor/face/dishes/options-dialog.tsx';
import type { AddedLine } from './draft.ts';
import styles from './edit.module.css';

const NOTHING: ReadonlyMap<string, number> = new Map();

interface Props {
  order: Pick<StaffOrderView, 'orderType' | 'table'>;
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
          table: order.table?.iden,
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
