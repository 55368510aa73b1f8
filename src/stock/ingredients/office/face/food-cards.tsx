import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportView } from '#money/reports/wire/report.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatSigned } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { recipesQuery, stockQuery, stockUseQuery } from '../../office-api/stock.ts';
import { QUARTERS, quartersOf, shareOf } from '../../rules/margin.ts';
import { keyOf } from '../../rules/recipe.ts';
import { dearestLoss, whereItWent } from '../../rules/where-it-went.ts';
import styles from './face.module.css';

/** What the food of a report cost, what to do about it, and which dishes earn their place. Nothing without recipes. */
export function FoodCards({ report }: { report: ReportView }) {
  const { storeId } = useStore();
  const { data } = useQuery(recipesQuery(storeId));
  if (!data || data.recipes.length === 0) return null;
  const costs = new Map(data.recipes.map(({ of, cost }) => [keyOf(of), cost ?? 0]));
  return (
    <>
      <FoodCost report={report} />
      <Quarters dishes={report.dishes} costs={costs} />
    </>
  );
}

function FoodCost({ report: { from, to, dishes, taxWithin = 0 } }: { report: ReportView }) {
  const { stock: t } = useTexts();
  const { storeId, profile } = useStore();
  const { data: stock } = useQuery(stockQuery(storeId));
  const { data: use } = useQuery(stockUseQuery(storeId, { from, to }));
  if (!stock || !use) return null;
  const say = (sum: number) => formatSigned(Math.round(sum * 100) / 100, profile.currency);
  const rows = whereItWent(use.sums);
  const cost = rows.reduce((sum, row) => sum + row.cost, 0);
  const sales = toNumber(dishes.reduce((sum, { revenue }) => sum + revenue, -taxWithin));
  const share = shareOf(cost, sales);
  const loss = dearestLoss(rows);
  const name = stock.ingredients.find(({ _id }) => _id === loss?.ingredient)?.name ?? '';
  return (
    <Card title={t.foodCostTitle}>
      <p className={styles.share}>{share === null ? '–' : t.foodCostOf(share)}</p>
      <p className={styles.hint}>{t.foodCostHint(say(cost), say(sales))}</p>
      <p className={loss ? styles.todo : styles.hint}>
        {loss ? t.todo[loss.what](name, say(loss.worth)) : t.allWell}
      </p>
      <Link
        to="/app/stock"
        search={{ list: loss?.what === 'missing' ? 'count' : 'went' }}
        className={styles.link}
      >
        {loss?.what === 'missing' ? t.lists.count : t.seeWent}
      </Link>
    </Card>
  );
}

interface QuartersProps {
  dishes: ReportView['dishes'];
  /** What a portion costs, by the key of its recipe. */
  costs: ReadonlyMap<string, number>;
}

/** Four lists rather than a table: they read from top to bottom on a phone. */
function Quarters({ dishes, costs }: QuartersProps) {
  const { stock: t } = useTexts();
  const { storeId, profile } = useStore();
  const { currency } = profile;
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const items = catalogue?.menus.flatMap(({ categories }) => categories.flatMap((one) => one.items)) ?? [];
  // A report counts what was weighed, not how much it was.
  const weighed = new Set(
    items.flatMap(({ _id, configs }) => (configs.some(({ byWeight }) => byWeight) ? [_id] : [])),
  );
  const rated = quartersOf(
    dishes.flatMap(({ itemId, label, quantity, revenue }) => {
      if (weighed.has(itemId)) return [];
      const cost = costs.get(keyOf({ kind: 'dish', itemId }));
      if (cost === undefined || quantity <= 0) return [];
      return [{ itemId, label, sold: quantity, profit: toNumber(revenue) / quantity - cost }];
    }),
  );
  if (rated.length === 0) return null;
  return (
    <Card title={t.quartersTitle} hint={t.quartersHint}>
      <div className={styles.quarters}>
        {QUARTERS.map((quarter) => {
          const own = rated.filter((dish) => dish.quarter === quarter);
          return own.length === 0 ? null : (
            <section key={quarter}>
              <h3>{t.quarters[quarter]}</h3>
              <p className={styles.hint}>{t.quarterHints[quarter]}</p>
              <ul>
                {own
                  .toSorted((one, other) => other.sold - one.sold)
                  .map(({ itemId, label, sold, profit }) => (
                    <li key={itemId}>
                      <span>
                        {label} <span className={styles.hint}>× {sold}</span>
                      </span>
                      <span>{t.leaves(formatSigned(Math.round(profit * 100) / 100, currency))}</span>
                    </li>
                  ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Card>
  );
}
