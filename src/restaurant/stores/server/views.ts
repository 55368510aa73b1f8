import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { orderTypesAt } from '#ordering/catalogue/rules/type-pauses.ts';
import { toOrderTypeView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import { USUAL_RULES } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { isUsual } from '#platform/language/rules/store-languages.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import type { Openable } from '#restaurant/opening-hours/rules/opening.ts';
import { eraseTime } from '../rules/closing.ts';
import type { StoreRow } from '../tables.ts';
import type { StoreForStaff, StoreProfile } from '../wire/store.ts';
import { gatewayKindOf, takesOnlinePayment } from './gateway.ts';
import { areasOfRules } from './prices.ts';

/** A closed or suspended store reads so to everybody, whatever its plan says. */
export function statusOf({
  closedAt,
  suspendedAt,
  subscriptionStatus,
}: Pick<StoreRow, 'closedAt' | 'suspendedAt' | 'subscriptionStatus'>): StoreStatus {
  if (closedAt !== null) return 'closed';
  return suspendedAt === null ? subscriptionStatus : 'suspended';
}

/** Guests find a closed or suspended store as one that pauses. */
export function openableOf(store: Openable & Pick<StoreRow, 'suspendedAt' | 'closedAt'>): Openable {
  const isOpen = store.suspendedAt === null && store.closedAt === null;
  return isOpen ? store : { ...store, paused: true, pausedUntil: null };
}

function profileView(
  { store, isTaxIncluded }: Pick<CachedStore, 'store' | 'isTaxIncluded'>,
  { menus, orderTypes }: Catalogue,
): StoreProfile {
  return {
    _id: store.storeId,
    name: store.name,
    slug: store.slug,
    subscriptionMode: store.subscriptionMode,
    subscriptionStatus: statusOf(store),
    subscriptionEndDate: store.subscriptionEnd?.toISOString() ?? null,
    address: store.address,
    description: store.description,
    logo: store.logo,
    legalName: store.legalName,
    gstNo: store.gstNo,
    fssaiNo: store.fssaiNo,
    currency: store.currency,
    aboutUs: store.aboutUs,
    menus: menus.filter((menu) => menu.active).map((menu) => menu.id),
    orderConfigs: orderTypes.map(toOrderTypeView),
    links: store.links,
    onlinePayment: takesOnlinePayment(store),
    ...(isTaxIncluded ? { taxIncluded: true } : {}),
    ...(isUsual(store.languages) ? {} : { languages: [...store.languages] }),
  };
}

/** The store as guests see it, without paused order types. */
export function storeViewForGuests(
  { store, catalogue, isTaxIncluded }: Pick<CachedStore, 'store' | 'catalogue' | 'isTaxIncluded'>,
  now: number,
): StoreProfile {
  const orderTypes = orderTypesAt(catalogue.orderTypes, store.pausedTypes, now);
  const shown = { ...store, logo: ownOrNull(store.logo) };
  return profileView({ store: shown, isTaxIncluded }, { ...catalogue, orderTypes });
}

export function storeViewForStaff({
  store,
  catalogue,
  isRounding,
  isTaxFree,
  isTaxIncluded,
  footer,
  tables,
}: Pick<
  CachedStore,
  'store' | 'catalogue' | 'isRounding' | 'isTaxFree' | 'isTaxIncluded' | 'footer' | 'tables'
>): StoreForStaff {
  const { priceRules } = store;
  return {
    ...profileView({ store, isTaxIncluded }, catalogue),
    timeZone: store.timeZone,
    viewMode: store.viewOnly,
    listed: store.listed,
    offersTables: store.offersTables,
    paused: store.paused,
    pausedUntil: store.pausedUntil?.toISOString() ?? null,
    pausedTypes: store.pausedTypes,
    openingHours: store.openingHours,
    board: store.board,
    primaryColor: store.primaryColor,
    revision: store.revision,
    hasGateway: store.gatewaySealed !== null,
    gatewayKind: gatewayKindOf(store),
    upi: store.upi,
    isRounding,
    ...(footer ? { billFooter: footer } : {}),
    isTaxFree,
    defaultTaxes: store.defaultTaxes,
    ...(priceRules.length > 0 ? { priceRules, areasOfRules: areasOfRules(priceRules, tables) } : {}),
    editRules: store.editRules ?? USUAL_RULES,
    ...(store.courses ? { courses: store.courses } : {}),
    ...(store.websites.length > 0 ? { websites: store.websites } : {}),
    secondStepRoles: store.secondStepRoles ?? [],
    suspendedFor: store.suspendedFor,
    erasedAt: store.closedAt && new Date(eraseTime(store.closedAt.getTime())).toISOString(),
    closedFor: store.closedFor,
    supportUntil: store.supportUntil?.toISOString() ?? null,
  };
}
