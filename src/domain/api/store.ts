import * as z from 'zod/mini';
import { menuView, orderTypeView } from './catalogue.ts';
import { color, imageUrl, instant, text } from './primitives.ts';

export const LINK_TYPES = [
  'Instagram',
  'Facebook',
  'Twitter',
  'YouTube',
  'LinkedIn',
  'Zomato',
  'Swiggy',
  'Website',
  'Email',
  'WhatsApp',
  'Phone',
  'Location',
] as const;

const link = z.object({ type: z.string(), url: z.string() });
const address = z.object({
  street: z.string(),
  pinCode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
});

export const storeProfile = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  subscriptionMode: z.string(),
  subscriptionStatus: z.string(),
  subscriptionEndDate: z.nullable(z.string()),
  address,
  description: z.string(),
  logo: z.nullable(z.string()),
  legalName: z.string(),
  gstNo: z.string(),
  fssaiNo: z.string(),
  currency: z.string(),
  aboutUs: z.string(),
  menus: z.array(z.string()),
  orderConfigs: z.array(orderTypeView),
  links: z.array(link),
  onlinePayment: z.boolean(),
});

export const storePage = z.object({
  profile: storeProfile,
  menus: z.array(menuView),
  viewMode: z.boolean(),
});

export const menuTime = z.object({
  _id: z.string(),
  activeStartTime: z.nullable(z.string()),
  activeEndTime: z.nullable(z.string()),
  activeNow: z.boolean(),
});

export const olderStorePage = z.object({
  profile: z.object({
    logo: z.nullable(z.string()),
    name: z.string(),
    description: z.string(),
    currency: z.string(),
  }),
  menu: z.object({
    categories: z.array(
      z.object({
        _id: z.string(),
        label: z.string(),
        discount: z.number(),
        order: z.number(),
        image: z.nullable(z.string()),
        items: z.array(z.object({ label: z.string(), itemId: z.string(), price: z.string() })),
      }),
    ),
  }),
});

/** What the staff see of their store, on top of what everybody does. */
export const storeForStaff = z.extend(storeProfile, {
  timeZone: z.string(),
  viewMode: z.boolean(),
  paused: z.boolean(),
  pausedUntil: z.nullable(z.string()),
  primaryColor: z.string(),
  revision: z.number(),
  hasGateway: z.boolean(),
});

/** Links are http(s), tel and mailto, or the bare handle or number that their type asks for. */
const linkUrl = text(500, 1).check(
  z.regex(
    /^(?:https?:\/\/|tel:|mailto:|[^:/\s]+$|\+?[\d ]+$)/i,
    'Must be a web address, a number or a handle',
  ),
);

export const storePatch = z.partial(
  z.strictObject({
    name: text(200, 1),
    description: text(1000),
    logo: z.nullable(imageUrl),
    legalName: text(200),
    gstNo: text(15),
    fssaiNo: text(14),
    aboutUs: text(5000),
    address: z.partial(
      z.strictObject({
        street: text(300),
        pinCode: text(20),
        city: text(100),
        state: text(100),
        country: text(100),
      }),
    ),
    links: z.array(z.strictObject({ type: z.enum(LINK_TYPES), url: linkUrl })).check(z.maxLength(30)),
    timeZone: text(60, 1),
    primaryColor: color,
    viewMode: z.boolean(),
    paused: z.boolean(),
    pausedUntil: z.nullable(instant),
    store_gateway_config: z.nullable(
      z.strictObject({ merchent_id: text(64, 1), merchent_key: text(256, 1) }),
    ),
  }),
);

export type StoreProfile = z.infer<typeof storeProfile>;
export type OlderStorePage = z.infer<typeof olderStorePage>;
export type StorePage = z.infer<typeof storePage>;
export type StoreForStaff = z.infer<typeof storeForStaff>;
export type StorePatch = z.infer<typeof storePatch>;
