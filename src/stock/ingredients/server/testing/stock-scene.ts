import { consumeLogs } from '#platform/consumers/server/consume-logs.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import type { IngredientView, RecipeBody, StockEntryBody } from '../../wire/stock.ts';
import { stockConsumer } from '../consume-orders.ts';

/** What stands in, how much of it, and whether it is vegetarian too. */
type Swapped = [name: string, quantity: number, veg?: 'veg' | undefined];

/** What an owner does with a store's stock. */
export function stockScene(thali: TestApp, { storeId, token }: Pick<TestStore, 'storeId' | 'token'>) {
  const path = (rest = '') => `/api/stores/${storeId}/stock${rest}`;
  const call = (method: string, rest: string, body?: object) =>
    thali.call(method, path(rest), { token, ...(body ? { body } : {}) });
  const ids = new Map<string, string>();
  const read = async (): Promise<IngredientView[]> => (await call('GET', '')).body.ingredients;
  const enter = (
    what: StockEntryBody['what'],
    lines: Record<string, number | [number, number]>,
    more: object = {},
  ) => {
    const named = Object.entries(lines).map(([name, line]) => {
      const [quantity, cost] = [line].flat();
      return { ingredient: ids.get(name), quantity, ...(cost === undefined ? {} : { cost }) };
    });
    return call('POST', '/entries', { what, lines: named, ...more });
  };
  return {
    call,
    read,
    idOf: (name: string) => ids.get(name) ?? '',
    async add(name: string, unit = 'g', more: object = {}): Promise<string> {
      const { body } = await call('POST', '/ingredients', {
        name,
        unit,
        shelf: '',
        packs: [],
        par: null,
        ...more,
      });
      ids.set(name, body._id);
      return body._id;
    },
    /** By name: how much, and what it cost. */
    enter,
    /** Counts what leaves this much besides what orders hold. */
    async countFree(name: string, free: number) {
      const one = (await read()).find(({ _id }) => _id === ids.get(name));
      return enter('counted', { [name]: free + (one?.reserved ?? 0) });
    },
    /** `swaps`: what stands in for what, by their names. */
    setRecipe(
      of: RecipeBody['of'],
      lines: Record<string, number>,
      { makes, swaps = {} }: { makes?: number; swaps?: Record<string, Swapped> } = {},
    ) {
      const swapOf = ([name, quantity, veg]: Swapped) => ({
        swap: { ingredient: ids.get(name), quantity, keepsVeg: veg === 'veg' },
      });
      const named = Object.entries(lines).map(([name, quantity]) => ({
        ingredient: ids.get(name),
        quantity,
        ...(swaps[name] && swapOf(swaps[name])),
      }));
      return call('PUT', '/recipes', { of, lines: named, ...(makes === undefined ? {} : { makes }) });
    },
    /** By name: how much is there, and how much of it orders hold. */
    async held(): Promise<Record<string, [number, number]>> {
      const all = await read();
      return Object.fromEntries(
        [...ids].flatMap(([name, id]) =>
          all.filter(({ _id }) => _id === id).map((one) => [name, [one.quantity, one.reserved]]),
        ),
      );
    },
    /** Reads the log up to now. */
    follow: () => consumeLogs(createContext(thali.services, { kind: 'system' }), stockConsumer),
  };
}
