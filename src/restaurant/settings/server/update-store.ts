import { changeGuestDataSettings } from '#guests/privacy/server/settings.ts';
import { FIRST_GATEWAY } from '#money/payments/rules/gateways.ts';
import { requireFeature } from '#operators/plans/server/require-room.ts';
import { changePauses } from '#ordering/catalogue/rules/type-pauses.ts';
import { authorise, requireVerified, type StoreCtx } from '#platform/context/server/context.ts';
import { type FieldFaults, fieldFault } from '#platform/errors/rules/field-fault.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { withEnglish } from '#platform/language/rules/languages.ts';
import { isOrderingPlan } from '#platform/site/server/plan-features.ts';
import { isTimeZone } from '#platform/time/rules/clock.ts';
import { hasSecondStep } from '#restaurant/access/server/find-session.ts';
import { originsOf } from '#restaurant/domains/rules/website.ts';
import { listStore } from '#restaurant/listing/server/update-listing.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { recordForeignLogo } from '#restaurant/pictures/server/foreign/foreign-pictures.ts';
import { touchPictures } from '#restaurant/pictures/server/touch-pictures.ts';
import { isFssai, isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { findOrderTypes, findStore } from '#restaurant/stores/server/find-store.ts';
import { gatewayColumns } from '#restaurant/stores/server/gateway.ts';
import { storeViewForStaff } from '#restaurant/stores/server/views.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { StoreForStaff, StorePatch } from '#restaurant/stores/wire/store.ts';
import { changePolicies } from './policies.ts';
import { updateStoreRow as update } from './queries.ts';

export async function getStoreForStaff(ctx: StoreCtx): Promise<StoreForStaff> {
  authorise(ctx, 'store.read');
  const cached = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const isByPlan = !isOrderingPlan(ctx.services, cached.store, ctx.now);
  return { ...storeViewForStaff(cached), ...(isByPlan ? { viewModeByPlan: true } : {}) };
}

export async function updateStore(ctx: StoreCtx, patch: StorePatch): Promise<StoreForStaff> {
  authorise(ctx, 'store.update');
  // Only an owner with a confirmed address changes where money goes.
  if (patch.store_gateway_config !== undefined || patch.upi !== undefined) {
    authorise(ctx, 'store.gateway');
    requireVerified(ctx);
  }
  if (patch.guestData !== undefined) authorise(ctx, 'guest.erase');
  if (patch.editRules !== undefined) authorise(ctx, 'till.settings');
  if (patch.secondStepRoles !== undefined) await refuseLockingOneselfOut(ctx, patch.secondStepRoles);
  if (Object.keys(patch).length === 0) throw fieldFault({ body: { rule: 'nothingToChange' } });
  if (patch.timeZone !== undefined && !isTimeZone(patch.timeZone)) {
    throw fieldFault({ timeZone: { rule: 'timeZone' } });
  }
  const { host, kind = FIRST_GATEWAY } = patch.store_gateway_config ?? {};
  if (host !== undefined && !ctx.services.payments[kind].takesHost(host)) {
    throw fieldFault({ 'store_gateway_config.host': { rule: 'https' } });
  }
  // Before the lock: a member who loses their second step meanwhile sets it up again.
  await changeStore(ctx, 'profile', async (tx) => {
    const before = await findStore(tx.db, tx.storeId);
    refuseWrongNumbers(patch, before);
    if (patch.store_gateway_config && before.gatewaySealed === null)
      await requireFeature(tx, tx.storeId, 'onlinePayment');
    const types = patch.pausedTypes ? await findOrderTypes(tx, tx.storeId) : [];
    const typeIds = types.map(({ id }) => id);
    const change = toChange(ctx, patch, { before, typeIds });
    if (Object.keys(change).length > 0) await update(tx.db, tx.storeId, change);
    if (patch.logo) {
      await touchPictures(tx, tx.storeId, [patch.logo]);
      await recordForeignLogo(tx, tx.storeId, patch.logo);
    }
    await changePolicies(tx, patch.policies ?? {});
    if (patch.guestData) await changeGuestDataSettings(tx, patch.guestData);
    await listStore(tx, { ...before, ...change });
  });
  return getStoreForStaff(ctx);
}

async function refuseLockingOneselfOut(ctx: StoreCtx, roles: readonly Role[]): Promise<void> {
  authorise(ctx, 'staff.second-step');
  if (roles.some((role) => role === ctx.actor.role) && !(await hasSecondStep(ctx, ctx.actor.id)))
    throw fieldFault({ secondStepRoles: { rule: 'secondStepFirst' } });
}

const NUMBERS = {
  gstNo: { isRight: isGstin, rule: 'gstin' },
  fssaiNo: { isRight: isFssai, rule: 'fssai' },
} as const;

/** Checks only changed numbers, because numbers from before these checks come back with other fields. */
function refuseWrongNumbers(patch: StorePatch, before: StoreRow): void {
  const faults: FieldFaults = {};
  for (const field of ['gstNo', 'fssaiNo'] as const) {
    const text = patch[field];
    const { isRight, rule } = NUMBERS[field];
    if (text !== undefined && text !== '' && text !== before[field] && !isRight(text))
      faults[field] = { rule };
  }
  if (Object.keys(faults).length > 0) throw fieldFault(faults);
}

function toChange(
  { services, now, actor }: StoreCtx,
  patch: StorePatch,
  { before, typeIds }: { before: StoreRow; typeIds: string[] },
): Partial<StoreRow> {
  const { address, viewMode, languages, websites, pausedUntil, pausedTypes, ...others } = patch;
  const { policies: _, guestData: __, store_gateway_config: gateway, upi, ...same } = others;
  return {
    ...defined(same),
    ...(address ? { address: { ...before.address, ...defined(address) } } : {}),
    ...(viewMode === undefined ? {} : { viewOnly: viewMode }),
    ...(languages === undefined ? {} : { languages: withEnglish(languages) }),
    ...(websites === undefined ? {} : { websites: originsOf(websites) }),
    ...(pausedUntil === undefined
      ? {}
      : { pausedUntil: pausedUntil === null ? null : new Date(pausedUntil) }),
    ...(pausedTypes === undefined
      ? {}
      : { pausedTypes: changePauses(before.pausedTypes, pausedTypes, { now, typeIds }) }),
    ...(gateway === undefined ? {} : gatewayColumns(services.secrets, gateway)),
    ...(upi === undefined
      ? {}
      : { upi: upi && { ...upi, changed: { at: new Date(now).toISOString(), by: actor.name } } }),
  };
}
