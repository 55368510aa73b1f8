import type { IngredientView } from '#stock/ingredients/wire/stock.ts';
import type { BuyingView } from '../wire/buying.ts';

/** What all lists show from. */
export interface Given {
  buying: BuyingView;
  ingredients: IngredientView[];
}

type Purchase = BuyingView['purchases'][number];

/** What has become of an order, in a word. */
export function stateOf({ closedAt, lines }: Purchase): 'open' | 'part' | 'done' | 'closed' {
  const isAll = lines.every(({ pack, packs, received }) => received >= pack.quantity * packs);
  if (isAll) return 'done';
  if (closedAt !== null) return 'closed';
  return lines.some(({ received }) => received > 0) ? 'part' : 'open';
}

export const nameIn = (all: readonly { _id: string; name: string }[], id: string): string =>
  all.find(({ _id }) => _id === id)?.name ?? '';
