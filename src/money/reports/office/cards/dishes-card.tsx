import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportDish, ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useFormat } from '../format.ts';
import styles from '../reports-page.module.css';
import { useColumns } from '../use-columns.ts';
import { type DishOrder, orderDishes, soldPerLook } from './dish-order.ts';
import { FigureCard } from './figure-card.tsx';

const FEW = 10;

export function DishesCard({ report }: { report: ReportView }) {
  const t = useTexts().reports;
  const f = useFormat();
  const c = useColumns();
  const [order, setOrder] = useState<DishOrder>('best');
  const [isWhole, setWhole] = useState(false);
  const dishes = orderDishes(report.dishes, order);
  const shown = isWhole ? dishes : dishes.slice(0, FEW);
  const most = Math.max(1, ...report.dishes.map(({ quantity }) => quantity));
  const nameOf = ({ label, offered }: ReportDish) =>
    offered ? (
      label
    ) : (
      <>
        {label} <span className={styles.gone}>({t.notOffered})</span>
      </>
    );
  const perLooks = (dish: ReportDish) => {
    const share = soldPerLook(dish);
    return share === null ? null : Math.round(share * 100);
  };
  const columns: Column<ReportDish>[] = [
    { label: t.dish, cell: nameOf, value: ({ label }) => label },
    c.count(t.sold, ({ quantity }) => quantity),
    c.money(t.revenue, ({ revenue }) => revenue),
    c.count(t.looks, ({ views }) => views),
    {
      label: t.perLooks,
      isFigure: true,
      cell: (dish) => (perLooks(dish) === null ? '–' : f.count(perLooks(dish) ?? 0)),
      value: (dish) => perLooks(dish) ?? '',
    },
  ];
  const unsold = report.dishes.filter(({ quantity }) => quantity === 0);
  const { discarded } = report;
  return (
    <FigureCard
      title={t.dishes}
      hint={t.dishesHint}
      file={`${report.from}-${report.to}-dishes`}
      csv={() => fileCells(columns, [...orderDishes(report.dishes, 'best'), ...unsold])}
      tools={
        <div className={styles.dishesTools}>
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
          columns={columns}
          rows={shown}
          keyOf={({ itemId }) => itemId}
          barOf={({ quantity }) => quantity / most}
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
