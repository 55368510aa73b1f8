import { useMemo, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { dishIn, optionsIn } from '#domain/order/ordered-names.ts';

/** The order with its dishes and options as they are called in a language; the same one where nobody has said. */
export function inLanguage(order: StaffOrderView, language: string): StaffOrderView {
  if (!order.items.some(({ translations }) => translations?.[language])) return order;
  const names = new Map(order.items.map((item) => [item.itemLabel, dishIn(item, language)]));
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      itemLabel: dishIn(item, language),
      options: [...optionsIn(item, language)],
    })),
    timeline: order.timeline.map((entry) =>
      entry.item === undefined ? entry : { ...entry, item: names.get(entry.item) ?? entry.item },
    ),
  };
}

/** All of them. An order that has not changed stays the same one, so that its ticket is not drawn anew. */
export function useInLanguage(
  orders: readonly StaffOrderView[],
  language: string,
): readonly StaffOrderView[] {
  const [known] = useState(() => new Map<string, WeakMap<StaffOrderView, StaffOrderView>>());
  return useMemo(() => {
    const its = known.get(language) ?? new WeakMap<StaffOrderView, StaffOrderView>();
    known.set(language, its);
    return orders.map((order) => {
      const shown = its.get(order) ?? inLanguage(order, language);
      its.set(order, shown);
      return shown;
    });
  }, [orders, language, known]);
}
