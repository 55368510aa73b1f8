import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { AVAILABLE, SHOWN_CATEGORY } from '#ordering/menu/rules/menu.ts';
import {
  type DecidedOrder,
  decideOrder,
  type OrderMoment,
  type OrderRequest,
} from '#ordering/placing/rules/place-order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';

/**
 * A menu from which everything can be ordered. What was sold without the line was there: whether it is sold out, hidden or
 * served at another hour or on another day by now changes nothing.
 */
export function asSold({ orderTypes, menus }: Catalogue): Catalogue {
  return {
    orderTypes: orderTypes.map((type) => ({ ...type, active: true })),
    menus: menus.map((menu) => ({
      ...menu,
      active: true,
      start: null,
      end: null,
      days: [],
      fromDay: null,
      untilDay: null,
      categories: menu.categories.map((category) => ({
        ...category,
        state: SHOWN_CATEGORY,
        items: category.items.map((item) => ({ ...item, state: AVAILABLE, until: null })),
      })),
    })),
  };
}

/** Decides an order that was handed over long ago. Another sum than was asked then is no reason to refuse it. */
export function decideLate(request: OrderRequest, catalogue: Catalogue, at: OrderMoment): DecidedOrder {
  try {
    return decideOrder(request, catalogue, at);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PRICE_CHANGED') throw error;
    const amount = parseHundredths(Number(error.details?.['amount']));
    const lines = request.lines.map(({ value: _, ...line }) => line);
    return decideOrder({ ...request, amount, lines }, catalogue, at);
  }
}
