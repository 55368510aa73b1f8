import { useState } from 'react';
import type { ReportDish, ReportView } from '#domain/api/report.ts';
import { toDecimal } from '#domain/money/money.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { useTexts } from '../../texts/index.ts';
import { type DishOrder, orderDishes, soldPerLook } from './dish-order.ts';
import styles from './dishes-card.module.css';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { useFormat } from './format.ts';

const FEW = 10;

export function DishesCard({ report }: { report: ReportView }) {
  const t = useTexts().numbers;
  const f = useFormat();
  const [order, setOrder] = useState<DishOrder>('best');
  const [isWhole, setWhole] = useState(false);
  const dishes = orderDishes(report.dishes, order);
  const shown = isWhole ? dishes : dishes.slice(0, FEW);
  const most = Math.max(1, ...report.dishes.map(({ quantity }) => quantity));
  const perLooks = (dish: ReportDish) => {
    const share = soldPerLook(dish);
    return share === null ? null : share * 100;
  };
  const { discarded } = report;
  return (
    <FigureCard
      title={t.dishes}
      hint={t.dishesHint}
      file={`thali-${report.from}-${report.to}-dishes`}
      csv={() => [
        [t.dish, t.sold, t.revenue, t.looks, t.perLooks],
        ...orderDishes(report.dishes, 'best')
          .concat(report.dishes.filter(({ quantity }) => quantity === 0))
          .map((dish) => [
            dish.label,
            dish.quantity,
            Number(toDecimal(dish.revenue)),
            dish.views,
            dish.views === 0 ? '' : Math.round(perLooks(dish) ?? 0),
          ]),
      ]}
      tools={
        <div className={styles.tools}>
          <Choice
            label={t.dishOrder}
            value={order}
            options={[
              { value: 'best', label: t.best },
              { value: 'worst', label: t.worst },
              { value: 'unordered', label: t.unordered },
            ]}
            onChange={setOrder}
          />
        </div>
      }
    >
      {dishes.length === 0 ? (
        <p>{t.noneInPeriod}</p>
      ) : (
        <FigureTable
          caption={t.dishes}
          columns={[
            { label: t.dish, kind: 'text' },
            { label: t.sold, kind: 'figure' },
            { label: t.revenue, kind: 'figure' },
            { label: t.looks, kind: 'figure' },
            { label: t.perLooks, kind: 'figure' },
          ]}
          rows={shown.map((dish) => ({
            key: dish.itemId,
            bar: dish.quantity / most,
            cells: [
              dish.offered ? (
                dish.label
              ) : (
                <>
                  {dish.label} <span className={styles.gone}>({t.notOffered})</span>
                </>
              ),
              f.count(dish.quantity),
              f.money(dish.revenue),
              f.count(dish.views),
              perLooks(dish) === null ? '–' : f.count(Math.round(perLooks(dish) ?? 0)),
            ],
          }))}
        />
      )}
      <div className={styles.foot}>
        {dishes.length > FEW && (
          <Button onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.showFewer : t.showAll(dishes.length)}
          </Button>
        )}
        {discarded.quantity > 0 && (
          <p className={styles.gone}>{t.discarded(discarded.quantity, f.money(discarded.amount))}</p>
        )}
      </div>
    </FigureCard>
  );
}
