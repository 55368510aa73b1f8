import { useQuery } from '@tanstack/react-query';
import type { ItemView } from '#domain/api/catalogue.ts';
import { priceRange } from '#domain/menu-edit/simple-price.ts';
import { toNumber } from '#domain/money/money.ts';
import { may } from '#domain/staff/permissions.ts';
import { marginOf } from '#domain/stock/margin.ts';
import { keyOf } from '#domain/stock/recipe.ts';
import { recipesQuery } from '../../../api/stock.ts';
import { formatAmount } from '../../../components/format.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
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
