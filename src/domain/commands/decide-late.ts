import { AppError } from '../errors.ts';
import { parseHundredths } from '../money/money.ts';
import {
  type DecidedOrder,
  decideOrder,
  type OrderMoment,
  type OrderRequest,
} from '../placing/place-order.ts';
import type { Catalogue } from '../store/catalogue.ts';

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
