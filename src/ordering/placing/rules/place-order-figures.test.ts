import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { charges, rates, type Wanted, wantedItems } from '#testing/rules/arbitraries.ts';
import { aCategory, aLine, aMenu, aMoment, anOrderType, aRequest } from '#testing/rules/builders.ts';
import { at, catchRefusal, holds } from '#testing/rules/expecting.ts';
import { decideOrder, type OrderRequest } from './place-order.ts';

const AT = aMoment();

interface Figures {
  amount: number;
  items: { value: string; price: string; savings: string; changed: boolean }[];
  charges: { label: string; value: number }[];
}

function storeAndOrder(wanted: Wanted[], discount: number, orderType: Partial<OrderType>) {
  const items = wanted.map(({ item }, index) => ({ ...item, id: `item-${index}` }));
  const catalogue: Catalogue = {
    orderTypes: [anOrderType(orderType)],
    menus: [aMenu([aCategory(items, { discount })])],
  };
  const lines = wanted.map(({ selections, quantity }, index) =>
    aLine(`item-${index}`, { selections, quantity, value: null }),
  );
  return { catalogue, request: aRequest(lines, { amount: null }) };
}

function figuresOf(request: OrderRequest, catalogue: Catalogue): Figures {
  const refused = catchRefusal(() => decideOrder(request, catalogue, AT));
  expect(refused.code).toBe('PRICE_CHANGED');
  return refused.details as unknown as Figures;
}

function withFigures(request: OrderRequest, figures: Figures): OrderRequest {
  const lines = request.lines.map((line, index) => ({
    ...line,
    value: parseHundredths(at(figures.items, index).value),
  }));
  return { ...request, lines, amount: parseHundredths(figures.amount) };
}

describe('an order', () => {
  const orders = fc
    .tuple(fc.array(wantedItems, { minLength: 1, maxLength: 6 }), rates, charges)
    .map(([wanted, discount, extra]) => storeAndOrder(wanted, discount, { charges: extra }));

  test('is accepted when it is sent again with the figures that it was refused with', () => {
    holds(
      fc.property(orders, ({ catalogue, request }) => {
        const figures = figuresOf(request, catalogue);
        expect(figures.items.every(({ changed }) => changed)).toBe(true);
        const { priced, lines } = decideOrder(withFigures(request, figures), catalogue, AT);
        expect(priced.grandTotal).toBe(parseHundredths(figures.amount));
        expect(lines.map((line) => line.priced.unit)).toEqual(
          figures.items.map(({ value }) => parseHundredths(value)),
        );
        expect(lines.map((line) => line.quantity)).toEqual(request.lines.map(({ quantity }) => quantity));
      }),
    );
  });

  test('gets figures that add up, also on the wire', () => {
    holds(
      fc.property(orders, ({ catalogue, request }) => {
        const figures = figuresOf(request, catalogue);
        const read = (value: unknown) => parseHundredths(value) ?? Number.NaN;
        let total = 0;
        for (const [index, { price, value, savings }] of figures.items.entries()) {
          expect(read(value) + read(savings)).toBe(read(price));
          total += read(value) * at(request.lines, index).quantity;
        }
        for (const { value } of figures.charges) total += read(value);
        expect(total).toBe(read(figures.amount));
      }),
    );
  });

  test('is refused when it is off by a single paisa anywhere, with the same figures', () => {
    const off = fc.constantFrom(-1, 1);
    holds(
      fc.property(orders, off, fc.nat(6), ({ catalogue, request }, difference, where) => {
        const figures = figuresOf(request, catalogue);
        const right = withFigures(request, figures);
        const wrong = {
          ...right,
          amount: where < right.lines.length ? right.amount : (right.amount ?? 0) + difference,
          lines: right.lines.map((line, index) =>
            index === where ? { ...line, value: (line.value ?? 0) + difference } : line,
          ),
        };
        const again = figuresOf(wrong, catalogue);
        expect(again.amount).toBe(figures.amount);
        expect(again.items.map(({ changed }) => changed)).toEqual(
          right.lines.map((_, index) => index === where),
        );
      }),
    );
  });

  test('is refused for the minimum exactly when its cart value is below it', () => {
    const minimums = fc.tuple(
      fc.array(wantedItems, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(-1, 0, 1),
    );
    holds(
      fc.property(minimums, ([wanted, above]) => {
        const { catalogue, request } = storeAndOrder(wanted, 0, {});
        const right = withFigures(request, figuresOf(request, catalogue));
        const { cartValue } = decideOrder(right, catalogue, AT).priced;
        fc.pre(cartValue > 0);
        const strict = { ...catalogue, orderTypes: [anOrderType({ minimum: cartValue + above })] };
        if (above <= 0) expect(decideOrder(right, strict, AT).priced.cartValue).toBe(cartValue);
        else expect(catchRefusal(() => decideOrder(right, strict, AT)).code).toBe('MINIMUM_ORDER');
      }),
    );
  });
});
