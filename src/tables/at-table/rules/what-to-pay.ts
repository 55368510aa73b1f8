import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { FULL_RATE, type Minor, parseHundredths, proportion, toNumber } from '#platform/money/rules/money.ts';
import type { PartKind } from '#tables/sittings/rules/sitting.ts';
import type { PartBody, SittingView } from '#tables/sittings/wire/sittings.ts';

/** What a guest has chosen to pay. */
export interface PayChoice {
  kind: PartKind;
  /** Into how many parts, for `even`. */
  of: number;
  /** Ids of order lines, for `lines`. */
  lines: readonly string[];
  /** As it was typed, for `amount`. */
  amount: string;
}

/** A dish that was ordered and still counts. */
export interface PayableLine {
  id: string;
  round: number;
  item: SittingView['orders'][number]['items'][number];
  total: Minor;
}

export function payableLines({ orders }: Pick<SittingView, 'orders'>): PayableLine[] {
  return orders
    .filter(({ state }) => state !== CANCELLED)
    .flatMap(({ items, round }) =>
      items
        .filter(({ discarded }) => !discarded)
        .map((item) => ({
          id: item._id,
          round,
          item,
          total: (parseHundredths(item.value) ?? 0) * item.quantity,
        })),
    );
}

type Paying = Pick<SittingView, 'due' | 'shares' | 'parts' | 'orders'>;

/** What nobody else has begun to pay. What this guest has begun gives way to another part. */
export function leftFor(you: string, { due, parts }: Pick<Paying, 'due' | 'parts'>): Minor {
  const held = parts.filter(({ guest, state }) => guest !== you && state !== 'paid' && state !== 'dropped');
  return (
    (parseHundredths(due) ?? 0) - held.reduce((sum, { amount }) => sum + (parseHundredths(amount) ?? 0), 0)
  );
}

/** About what it comes to: the server splits to the paisa. Null while it is not chosen yet. */
export function aboutToPay(choice: PayChoice, view: Paying, you: string): Minor | null {
  const left = leftFor(you, view);
  switch (choice.kind) {
    case 'all':
      return left;
    case 'mine':
      return Math.min(left, parseHundredths(view.shares.find(({ guest }) => guest === you)?.due ?? 0) ?? 0);
    case 'even': {
      const begun = view.parts.filter((part) => part.kind === 'even' && part.guest !== you).length;
      return Math.ceil(left / (choice.of - (begun % choice.of)));
    }
    case 'amount': {
      const amount = parseHundredths(choice.amount);
      return amount === null || amount === 0 || amount > left ? null : amount;
    }
    default: {
      const chosen = payableLines(view).filter(({ id }) => choice.lines.includes(id));
      return chosen.length === 0
        ? null
        : Math.min(
            left,
            chosen.reduce((sum, { total }) => sum + total, 0),
          );
    }
  }
}

/** A tip in whole units of money. */
export function tipOf(amount: Minor, percent: number): Minor {
  return Math.round(proportion(amount, percent * 100, FULL_RATE) / 100) * 100;
}

export function partBodyOf({ kind, of, lines, amount }: PayChoice, tip: Minor): PartBody {
  return {
    kind,
    ...(kind === 'even' ? { of } : {}),
    ...(kind === 'lines' ? { lines: [...lines] } : {}),
    ...(kind === 'amount' ? { amount: toNumber(parseHundredths(amount) ?? 0) } : {}),
    ...(tip > 0 ? { tip: toNumber(tip) } : {}),
  };
}
