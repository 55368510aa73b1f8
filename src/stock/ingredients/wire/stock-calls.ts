import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { aDay, anyId, ofStore, upTo } from '#platform/calls/wire/params.ts';
import {
  ingredientBody,
  ingredientPatch,
  ingredientView,
  ledgerView,
  outBody,
  recipeBody,
  recipesView,
  stockEntryBody,
  stockImportBody,
  stockNeed,
  stockUse,
  stockView,
  targetBody,
} from './stock.ts';

const ofIngredient = z.object({ storeId: anyId, ingredientId: anyId });
const example = {
  name: 'Basmati rice',
  shelf: 'Dry store',
  packs: [{ name: 'Bag', quantity: 25000 }],
  par: 10000,
};

export const stockCalls = endpoints('Stock', {
  readStock: {
    method: 'GET',
    url: '/api/stores/:storeId/stock',
    access: 'stock.count',
    schema: {
      summary: 'What there is of each ingredient, and what orders hold of it',
      params: ofStore,
      response: { 200: stockView },
    },
  },
  addIngredient: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/ingredients',
    access: 'stock.manage',
    example: { ...example, unit: 'g' },
    schema: {
      summary: 'An ingredient, of which there is nothing yet',
      params: ofStore,
      body: ingredientBody,
      response: { 201: ingredientView },
    },
  },
  changeIngredient: {
    method: 'PUT',
    url: '/api/stores/:storeId/stock/ingredients/:ingredientId',
    access: 'stock.manage',
    example: { ...example, isGone: false },
    schema: {
      summary: 'Changes an ingredient, or puts it away',
      params: ofIngredient,
      body: ingredientPatch,
      response: { 200: ingredientView },
    },
  },
  markOut: {
    method: 'PUT',
    url: '/api/stores/:storeId/stock/ingredients/:ingredientId/out',
    access: 'stock.count',
    example: { isOut: true },
    schema: {
      summary: 'Takes every dish with an ingredient off the menus, or brings back those that it took off',
      params: ofIngredient,
      body: outBody,
      response: { 200: stockView },
    },
  },
  readLedger: {
    method: 'GET',
    url: '/api/stores/:storeId/stock/ingredients/:ingredientId',
    access: 'stock.count',
    schema: {
      summary: 'What came and went of an ingredient',
      params: ofIngredient,
      querystring: z.object({ before: z.optional(upTo(64)) }),
      response: { 200: ledgerView },
    },
  },
  enterStock: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/entries',
    command: 'noted',
    access: 'stock.count',
    schema: {
      summary: 'What is there at the beginning, was bought, counted, wasted or made',
      params: ofStore,
      body: stockEntryBody,
      response: { 200: stockView },
    },
  },
  readRecipes: {
    method: 'GET',
    url: '/api/stores/:storeId/stock/recipes',
    access: 'stock.count',
    schema: { summary: 'The recipes that hold now', params: ofStore, response: { 200: recipesView } },
  },
  readUse: {
    method: 'GET',
    url: '/api/stores/:storeId/stock/use',
    access: 'stock.manage',
    schema: {
      summary: 'What came and went of each ingredient in some days',
      params: ofStore,
      querystring: z.object({ from: aDay, to: aDay }),
      response: { 200: stockUse },
    },
  },
  importStock: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/import',
    access: 'stock.manage',
    example: { ingredients: [{ ...example, unit: 'g' }], recipes: [] },
    schema: {
      summary: 'Ingredients and recipes of a sheet, all or none. Those of the same name are changed',
      params: ofStore,
      body: stockImportBody,
      response: { 200: stockView },
    },
  },
  readNeed: {
    method: 'GET',
    url: '/api/stores/:storeId/stock/need',
    access: 'stock.manage',
    schema: {
      summary: 'What the next week needs, by the last four weeks',
      params: ofStore,
      response: { 200: stockNeed },
    },
  },
  setTarget: {
    method: 'PUT',
    url: '/api/stores/:storeId/stock/target',
    access: 'stock.manage',
    example: { target: 32 },
    schema: {
      summary: 'What food may cost of the price of a dish',
      params: ofStore,
      body: targetBody,
      response: { 200: recipesView },
    },
  },
  setRecipe: {
    method: 'PUT',
    url: '/api/stores/:storeId/stock/recipes',
    access: 'stock.manage',
    schema: {
      summary: 'The recipe of a dish, a choice or an ingredient, for what is ordered from then on',
      params: ofStore,
      body: recipeBody,
      response: { 200: recipesView },
    },
  },
});
