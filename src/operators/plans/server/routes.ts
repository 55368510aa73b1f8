import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { planCalls, storePlanCalls } from '../wire/plans-calls.ts';
import { addPlan, changePlan, listPlans, readStorePlan } from './plans.ts';
import { readRules, saveRules } from './rules.ts';

export function planRoutes(app: App): void {
  serve(app, planCalls, {
    listPlans,
    addPlan: (ctx, { body }) => addPlan(ctx, body),
    changePlan: (ctx, { params, body }) => changePlan(ctx, params.planId, body),
    readPlanRules: readRules,
    savePlanRules: (ctx, { body }) => saveRules(ctx, body),
  });
  serve(app, storePlanCalls, { readStorePlan: (ctx) => readStorePlan(ctx) });
}
