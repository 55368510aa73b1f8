import { copyBillSettings } from '#money/bills/server/settings.ts';
import { isForNew } from '#operators/plans/rules/plan-rules.ts';
import { findOpenPlan } from '#operators/plans/server/plans.ts';
import { readRules } from '#operators/plans/server/rules.ts';
import { copyCatalogue } from '#ordering/catalogue/rules/copy-catalogue.ts';
import { withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { storeIdFor, uuidV7 } from '#platform/ids/server/ids.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findOperatorRole } from '#restaurant/access/server/find-session.ts';
import { findAccount } from '#restaurant/accounts/server/create-account.ts';
import { askNewOwner } from '#restaurant/people/server/hand-over.ts';
import { pictureUrlsOf } from '#restaurant/pictures/server/own-pictures.ts';
import { sharePictures } from '#restaurant/pictures/server/touch-pictures.ts';
import { createStore, NO_ADDRESS, settingsIn } from '#restaurant/set-up/server/create-store.ts';
import { findStoreIdBySlug, findStoreIfAny } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { mayOperate } from '../../rules/roles.ts';
import type { CreatedStore, CreateStoreBody } from '../../wire/operator.ts';
import { readStore } from '../list-stores.ts';
import { lockBrand, selectCreated } from './creation-queries.ts';

/**
 * Makes a restaurant whose owner is invited, once: with the same key, or for the same owner and name while it waits for
 * them, the first is answered. It takes no orders before somebody is there to see them.
 */
export async function createOperatedStore(
  ctx: OperatorCtx,
  { key, name: given, email, city, plan, template }: CreateStoreBody,
): Promise<CreatedStore> {
  const { brandId } = ctx.site;
  const name = given.trim();
  if (name === '') throw fieldFault({ name: { rule: 'required' } });
  await requirePlan(ctx, plan);
  const account = await findAccount(ctx, email);
  if (account && (await findOperatorRole(ctx, account.id))) throw fieldFault({ email: { rule: 'invalid' } });
  const source = template ? await findTemplate(ctx, template) : null;
  const storeId = storeIdFor(brandId, key);
  // Before the lock: a plan that is retired meanwhile stays with whoever has it, and taking the store over asks again for who is an operator.
  const { made, invite } = await withTransaction(ctx, async (tx) => {
    await lockBrand(tx.db, brandId);
    const made = await selectCreated(tx.db, { brandId, storeId, name, email });
    if (made) return { made: made.storeId, invite: null };
    const address = { ...NO_ADDRESS, city: city?.trim() ?? '' };
    const profile = { storeId, name, address, subscriptionMode: plan, paused: true };
    if (source) await copyStore(tx, source, profile);
    else await createStore(tx, { ...profile, isRounding: true });
    return { made: storeId, invite: await askNewOwner({ ...tx, storeId }, email) };
  });
  const sent = await invite?.();
  return { store: await readStore(ctx, made), isNew: invite !== null, isSent: sent?.isSent ?? false };
}

/** Only who may change a subscription begins one that costs something, or that is for nobody else. */
async function requirePlan(ctx: OperatorCtx, name: string): Promise<void> {
  const plan = await findOpenPlan(ctx.db, ctx.site.brandId, name);
  if (!plan) throw fieldFault({ plan: { rule: 'invalid' } });
  if (isForNew({ ...plan, private: plan.isPrivate }, await readRules(ctx))) return;
  const role = await findOperatorRole(ctx, ctx.account.id);
  if (role === null || !mayOperate(role, 'operator.money')) throw new AppError('FORBIDDEN');
}

/** By its id or its slug. It is one of the brand's own. */
async function findTemplate({ db, site }: OperatorCtx, given: string): Promise<StoreRow> {
  const store = await findStoreIfAny(db, (await findStoreIdBySlug(db, given.toLowerCase())) ?? given);
  if (store?.brandId !== site.brandId) throw fieldFault({ template: { rule: 'invalid' } });
  return store;
}

type Profile = Parameters<typeof createStore>[1] & { storeId: string };

/** What guests see of a store and how it sells, and nothing of who runs it. */
async function copyStore(tx: OperatorCtx, source: StoreRow, profile: Profile): Promise<void> {
  const { written } = await tx.services.storeCache.getCurrent(tx.db, source.storeId);
  const copy = copyCatalogue(written, () => uuidV7(tx.now));
  await createStore(tx, { ...settingsIn(source), ...profile, catalogue: copy });
  await copyBillSettings(tx, source.storeId, profile.storeId);
  await sharePictures(tx, source.storeId, profile.storeId, pictureUrlsOf(copy));
}
