import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { beginRounding } from '#money/bills/server/settings.ts';
import { readRules } from '#operators/plans/server/rules.ts';
import type { Catalogue, OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { orderTypeInput } from '#ordering/catalogue/wire/catalogue.ts';
import { parseOrderTypeInput } from '#ordering/catalogue/wire/parse-catalogue-input.ts';
import { writeCatalogue } from '#ordering/menu/server/saving/write-catalogue.ts';
import { startConsuming } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { newStoreKey, uuidV7 } from '#platform/ids/server/ids.ts';
import { slugify } from '#platform/text/rules/slug.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { listStore } from '#restaurant/listing/server/update-listing.ts';
import { NOTIFICATIONS } from '#restaurant/notifications/server/consume-log.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { insertRoutes, insertStore } from './queries.ts';

type Optional = 'description' | 'legalName' | 'gstNo' | 'fssaiNo' | 'aboutUs' | 'logo' | 'address' | 'links';
/** Settings that say nothing about who runs a store and where it is. */
const SETTINGS = [
  'viewOnly',
  'languages',
  'primaryColor',
  'currency',
  'timeZone',
  'offersTables',
  'openingHours',
  'defaultTaxes',
  'editRules',
  'board',
] as const satisfies readonly (keyof StoreRow)[];
type Setting = (typeof SETTINGS)[number];

/** The settings with which another store begins, too. */
export function settingsIn(store: StoreRow): Pick<StoreRow, Setting> {
  return Object.fromEntries(SETTINGS.map((name) => [name, store[name]])) as Pick<StoreRow, Setting>;
}

export type NewStore = Pick<StoreRow, 'name'> &
  Partial<
    Pick<StoreRow, Optional | Setting | 'storeId' | 'upi' | 'paused' | 'priceRules' | 'subscriptionMode'>
  > & {
    slug?: string;
    /** What it sells. Without one it has its first order types and no menu. */
    catalogue?: Catalogue;
    /** Whether guests pay whole rupees. Where programs make stores, they pay what was computed. */
    isRounding?: boolean | undefined;
  };

export const NO_ADDRESS: StoreRow['address'] = {
  street: '',
  pinCode: '',
  city: '',
  state: '',
  country: 'India',
};

/** Runs in the caller's transaction. A new store has two order types, so that it can sell at once. Answers its id. */
export async function createStore(
  ctx: Ctx,
  { slug, isRounding = false, storeId = randomUUID(), catalogue, ...profile }: NewStore,
): Promise<string> {
  const routes = await insertFreeRoutes(ctx, storeId, slug ?? slugify(profile.name));
  const store = {
    address: NO_ADDRESS,
    links: [],
    ...(await firstPlanOf(ctx)),
    ...profile,
    ...routes,
    brandId: ctx.site.brandId,
    storeId,
    createdAt: new Date(ctx.now),
  };
  await listStore(ctx, await insertStore(ctx.db, store));
  if (isRounding) await beginRounding(ctx, storeId);
  await startConsuming(ctx, NOTIFICATIONS, storeId);
  await writeCatalogue(ctx, storeId, catalogue ?? { orderTypes: firstOrderTypes(ctx), menus: [] });
  return storeId;
}

/** Without trials a store has its plan without end. */
async function firstPlanOf(ctx: Ctx) {
  const { newPlan: subscriptionMode, trialDays } = await readRules(ctx);
  if (trialDays === 0) return { subscriptionMode };
  const subscriptionEnd = new Date(ctx.now + trialDays * DAY);
  return { subscriptionMode, subscriptionStatus: 'trial' as const, subscriptionEnd };
}

const MOST_TRIES = 20;

async function insertFreeRoutes(ctx: Ctx, storeId: string, wanted: string) {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const slug = attempt === 1 ? wanted : `${wanted}-${attempt < 5 ? attempt : newStoreKey()}`;
    const key = newStoreKey();
    if (await insertRoutes(ctx.db, storeId, slug, key)) return { slug, key };
  }
  throw new Error(`No free address for "${wanted}"`);
}

function firstOrderTypes(ctx: Ctx): OrderType[] {
  const newId = () => uuidV7(ctx.now);
  return ['Dine-In', 'Pickup'].map((label) => parseOrderTypeInput(z.parse(orderTypeInput, { label }), newId));
}
