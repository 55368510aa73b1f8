import { useQuery } from '@tanstack/react-query';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { priceRange } from '#ordering/menu-editor/rules/simple-price.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatAmount } from '#ui/office/format.ts';
import { recipesQuery } from '../../office-api/stock.ts';
import { marginOf } from '../../rules/margin.ts';
import { keyOf } from '../../rules/recipe.ts';
import styles from './face.module.css';

/** What a dish leaves of the price that its recipe is for, beside it. Nothing for a dish without a recipe. */
export function MarginNote({ item }: { item: ItemView }) {
  const { stock: t } = useTexts();
  const { storeId, role, profile } = useStore();
  const { data } = useQuery({ ...recipesQuery(storeId), enabled: may(role, 'stock.manage') });
  const key = keyOf({ kind: 'dish', itemId: item._id });
  const cost = data?.recipes.find(({ of }) => keyOf(of) === key)?.cost;
  if (cost == null || data?.target == null) return null;
  const range = priceRange(item);
  const isByWeight = item.configs.some(({ byWeight }) => byWeight);
  const price = range && toNumber(isByWeight ? range.to : range.from) * (1 - item.discount / 100);
  const margin = marginOf(cost, price, data.target);
  if (!margin) return null;
  return (
    <small
      className={styles.margin}
      data-thin={margin.isThin || undefined}
      title={t.marginHint(formatAmount(cost, profile.currency))}
    >
      {t.margin(margin.percent)}
    </small>
  );
}
