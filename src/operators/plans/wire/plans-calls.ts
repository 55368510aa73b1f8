import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, ofStore } from '#platform/calls/wire/params.ts';
import { planBody, planPatch, planRules, plansView, planView, storePlanView } from './plans.ts';

export const planCalls = endpoints('Operator', {
  listPlans: {
    method: 'GET',
    url: '/api/operator/plans',
    access: 'operator.read',
    schema: { summary: 'All plans', response: { 200: plansView } },
  },
  addPlan: {
    method: 'POST',
    url: '/api/operator/plans',
    access: 'operator.brand',
    logs: 'plan',
    once: 'same',
    example: { name: 'Dhaba', price: 499, limits: { dishes: 60 }, features: ['onlinePayment'] },
    schema: { summary: 'Adds a plan. Null is no limit', body: planBody, response: { 201: planView } },
  },
  changePlan: {
    method: 'PATCH',
    url: '/api/operator/plans/:planId',
    access: 'operator.brand',
    logs: 'plan',
    example: { price: 599 },
    schema: {
      summary: 'Changes a plan. What stores have already goes on working',
      params: z.object({ planId: anyId }),
      body: planPatch,
      response: { 200: planView },
    },
  },
  readPlanRules: {
    method: 'GET',
    url: '/api/operator/plan-rules',
    access: 'operator.read',
    schema: {
      summary: 'On which plan restaurants begin, and to which they step down',
      response: { 200: planRules },
    },
  },
  savePlanRules: {
    method: 'PUT',
    url: '/api/operator/plan-rules',
    access: 'operator.brand',
    logs: 'plan',
    example: { newPlan: 'Pro', trialDays: 30, lastPlan: 'Free', graceDays: 14 },
    schema: { summary: 'Changes that, at once for all', body: planRules, response: { 200: planRules } },
  },
});

export const storePlanCalls = endpoints('Settings', {
  readStorePlan: {
    method: 'GET',
    url: '/api/stores/:storeId/plan',
    access: 'plan.read',
    schema: {
      summary: "The store's plan, and what it uses of it",
      params: ofStore,
      response: { 200: storePlanView },
    },
  },
});
