import { presentOrderType } from '#domain/api/catalogue-view.ts';
import type { StoreForStaff, StoreProfile } from '#domain/api/store.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { takesOnlinePayment } from './gateway.ts';
import type { StoreRow } from './queries.ts';

export function presentProfile(store: StoreRow, { menus, orderTypes }: Catalogue): StoreProfile {
  return {
    _id: store.storeId,
    name: store.name,
    slug: store.slug,
    subscriptionMode: store.subscriptionMode,
    subscriptionStatus: store.subscriptionStatus,
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
    orderConfigs: orderTypes.map(presentOrderType),
    links: store.links,
    onlinePayment: takesOnlinePayment(store),
  };
}

export function presentForStaff(store: StoreRow, catalogue: Catalogue): StoreForStaff {
  return {
    ...presentProfile(store, catalogue),
    timeZone: store.timeZone,
    viewMode: store.viewOnly,
    listed: store.listed,
    paused: store.paused,
    pausedUntil: store.pausedUntil?.toISOString() ?? null,
    openingHours: store.openingHours,
    primaryColor: store.primaryColor,
    revision: store.revision,
    hasGateway: store.gatewaySealed !== null,
  };
}
