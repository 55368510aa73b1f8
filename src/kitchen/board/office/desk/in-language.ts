import { useMemo, useState } from 'react';
import { shownOptionsOf } from '#ordering/menu/rules/options/shown-options.ts';
import { dishNameIn, optionNamesIn } from '#ordering/orders/rules/ordered-names.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

/** The order with translated dishes and options, or the same object if there is no translation. */
export function inLanguage(order: StaffOrderView, language: string): StaffOrderView {
  if (!order.items.some(({ translations }) => translations?.[language])) return order;
  const names = new Map(order.items.map((item) => [item.itemLabel, dishNameIn(item, language)]));
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      itemLabel: dishNameIn(item, language),
      options: [...optionNamesIn(item, language)],
      ...(item.swaps && { swaps: item.swaps.map((swap) => optionIn(item, swap, language)) }),
      ...(item.parts && { parts: item.parts.map((part) => partIn(part, language)) }),
    })),
    timeline: order.timeline.map((entry) =>
      entry.item === undefined ? entry : { ...entry, item: names.get(entry.item) ?? entry.item },
    ),
  };
}

type Part = NonNullable<StaffOrderView['items'][number]['parts']>[number];

const partIn = (part: Part, language: string): Part => ({
  ...part,
  itemLabel: part.translations?.[language]?.label || part.itemLabel,
  options: part.translations?.[language]?.options ?? part.options ?? [],
});

function optionIn(item: StaffOrderView['items'][number], option: string, language: string): string {
  const at = shownOptionsOf(item).indexOf(option);
  return optionNamesIn(item, language)[at] ?? option;
}

/** Translates all orders. An unchanged order stays the same object, so that its ticket does not render again. */
export function useInLanguage(
  orders: readonly StaffOrderView[],
  language: string,
): readonly StaffOrderView[] {
  const [cache] = useState(() => new Map<string, WeakMap<StaffOrderView, StaffOrderView>>());
  return useMemo(() => {
    const translated = cache.get(language) ?? new WeakMap<StaffOrderView, StaffOrderView>();
    cache.set(language, translated);
    return orders.map((order) => {
      const shown = translated.get(order) ?? inLanguage(order, language);
      translated.set(order, shown);
      return shown;
    });
  }, [orders, language, cache]);
}
