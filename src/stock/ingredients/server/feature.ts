import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { stockCalls } from '../wire/stock-calls.ts';
import { stockConsumer } from './consume-orders.ts';
import { enterStock } from './enter-stock.ts';
import { importStock } from './import-stock.ts';
import { addIngredient, changeIngredient, findIngredient, readStock } from './ingredients.ts';
import { readLedger } from './ledger.ts';
import { markOut } from './mark-out.ts';
import { readNeed } from './read-need.ts';
import { readUse } from './read-use.ts';
import { readRecipes, setRecipe, setTarget } from './recipes/recipes.ts';

export const stock: Feature = {
  tables: ['ingredients', 'recipes', 'stock_ledger', 'suppliers', 'stock_settings'],
  routes: [stockRoutes],
  named: { ingredientId: findIngredient },
  consumer: stockConsumer,
};

function stockRoutes(app: App): void {
  serve(
    app,
    stockCalls,
    {
      readStock,
      addIngredient: async (ctx, { body }, reply) => reply.code(201).send(await addIngredient(ctx, body)),
      changeIngredient: async (ctx, { params, body }) => changeIngredient(ctx, params.ingredientId, body),
      markOut: async (ctx, { params, body }) => markOut(ctx, params.ingredientId, body.isOut),
      readLedger: async (ctx, { params, query }) => readLedger(ctx, params.ingredientId, query.before),
      enterStock: async (ctx, { body }) => enterStock(ctx, body),
      readRecipes,
      importStock: async (ctx, { body }) => importStock(ctx, body),
      readNeed,
      setTarget: async (ctx, { body }) => setTarget(ctx, body.target),
      readUse: async (ctx, { query }) => readUse(ctx, query),
      setRecipe: async (ctx, { body }) => setRecipe(ctx, body),
    },
    { again: readStock },
  );
}
