import * as z from 'zod/mini';
import { guestDataSettings } from '#guests/privacy/wire/guest-data.ts';
import { policiesPatch } from '#guests/privacy/wire/policies.ts';
import {
  FIRST_GATEWAY,
  GATEWAY_EXTRAS,
  GATEWAY_KINDS,
  GATEWAYS,
  KEY_ANSWERS,
} from '#money/payments/rules/gateways.ts';
import { payeePatch, payeeView } from '#money/receipts/wire/receipts.ts';
import { menuView, orderTypeView, storedTax, taxView } from '#ordering/catalogue/wire/catalogue.ts';
import { courseSettings } from '#ordering/courses/wire/courses.ts';
import { areasOfRules, priceRules } from '#ordering/price-rules/wire/price-rules.ts';
import { GUARDS, LONGEST_USUAL_REASON, MOST_REASONS } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { color, id, imageUrl, instant, recordOf, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { GUEST_LANGUAGES } from '#platform/language/rules/languages.ts';
import { LONGEST_WEBSITE, MOST_WEBSITES, parseWebsite } from '#restaurant/domains/rules/website.ts';
import { openingHours, openingHoursView } from '#restaurant/opening-hours/wire/opening.ts';
import { ROLES } from '#restaurant/people/rules/permissions.ts';
import { LONGEST_AGE } from '../rules/board.ts';

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

export type LinkType = (typeof LINK_TYPES)[number];

const link = z.object({ type: z.enum(LINK_TYPES), url: z.string() });
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
  /** Whether prices include their taxes. Left out if not. */
  taxIncluded: z.optional(z.boolean()),
  /** In which guests can read, English first. Left out if they are the usual ones. */
  languages: z.optional(z.array(z.enum(GUEST_LANGUAGES))),
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

export const storeForStaff = z.extend(storeProfile, {
  timeZone: z.string(),
  viewMode: z.boolean(),
  /** Whether guests only browse because of the plan, whatever `viewMode` says. */
  viewModeByPlan: z.optional(z.boolean()),
  listed: z.boolean(),
  offersTables: z.boolean(),
  paused: z.boolean(),
  pausedUntil: z.nullable(z.string()),
  pausedTypes: z.record(z.string(), z.object({ until: z.nullable(z.string()) })),
  openingHours: z.nullable(openingHoursView),
  board: z.object({ ages: z.record(z.string(), z.object({ slow: z.number(), late: z.number() })) }),
  primaryColor: z.string(),
  revision: z.number(),
  hasGateway: z.boolean(),
  gatewayKind: z.nullable(z.enum(GATEWAY_KINDS)),
  upi: payeeView,
  isRounding: z.boolean(),
  /** What stands below its bills. Left out if there is nothing. */
  billFooter: z.optional(z.string()),
  /** It issues bills of supply, so guests are charged no tax, whatever its dishes say. */
  isTaxFree: z.boolean(),
  defaultTaxes: z.nullable(z.array(taxView)),
  /** Left out where every price is the menu's. */
  priceRules: z.optional(priceRules),
  areasOfRules: z.optional(areasOfRules),
  /** Who takes dishes off and gives discounts, and with which ready-made reasons. */
  editRules: z.object({
    reasons: z.object({
      off: z.array(z.string()),
      discount: z.array(z.string()),
      complimentary: z.array(z.string()),
    }),
    staffPercent: z.number(),
    guard: z.enum(GUARDS),
  }),
  /** Left out by a store that has never served in courses. */
  courses: z.optional(courseSettings),
  /** The websites that may show its pages in a frame. Left out if there are none. */
  websites: z.optional(z.array(z.string()).check(z.maxLength(MOST_WEBSITES))),
  /** Members with one of these roles must set up two-factor sign-in. */
  secondStepRoles: z.array(z.enum(ROLES)),
  /** When a closed store is erased. */
  erasedAt: z.nullable(z.string()),
  /** Why whoever runs the program has suspended it. Empty: it is not. */
  suspendedFor: z.string(),
  /** The operator's reason, or '' if its owner has closed it. */
  closedFor: z.string(),
  /** Until when support may look into it. */
  supportUntil: z.nullable(z.string()),
});

/** Accepts http(s), tel and mailto addresses, or a bare handle or number. */
const linkUrl = text(500, 1).check(
  z.regex(/^(?:https?:\/\/|tel:|mailto:|[^:/\s]+$|\+?[\d ]+$)/i, formatFault('webAddressOrHandle')),
);

/** A gateway signs the values joined by bars, so none may contain one. */
const gatewayText = (most: number) => text(most, 1).check(z.regex(/^[^|]*$/, formatFault('noBar')));

/** Access to the store's gateway account. Fields left out default to the gateway's production values. */
const gatewayFields = z.strictObject({
  kind: z.optional(z.enum(GATEWAY_KINDS)),
  merchent_id: gatewayText(64),
  merchent_key: text(256, 1),
  host: z.optional(
    text(200).check(
      z.regex(/^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*\/?$/i, formatFault('gatewayAddress')),
    ),
  ),
  website: z.optional(gatewayText(30)),
  industry_type: z.optional(gatewayText(20)),
  webhook_secret: z.optional(text(256, 1)),
});

type GatewayFields = z.infer<typeof gatewayFields>;

/** A key's id and secret stand side by side in the gateway's dashboard and are easily mixed up. */
const isRightId = ({ kind, merchent_id }: GatewayFields) =>
  kind !== 'razorpay' || /^rzp_\w{1,60}$/.test(merchent_id);

export const gatewayConfig = gatewayFields.check(
  z.refine(isRightId, { path: ['merchent_id'], message: formatFault('keyId') }),
  ...GATEWAY_EXTRAS.map((field) =>
    z.refine<GatewayFields>(
      (config) =>
        config[field] === undefined || GATEWAYS[config.kind ?? FIRST_GATEWAY].extras.includes(field),
      { path: [field], message: formatFault('otherGateway') },
    ),
  ),
);

const MOST_TYPES = 20;
const eachType = <T extends z.ZodMiniType>(schema: T) => recordOf(id, schema, MOST_TYPES);

const minutes = z
  .int(formatFault('wholeMinutes'))
  .check(
    z.minimum(1, formatFault('atLeast', { least: 1 })),
    z.maximum(LONGEST_AGE, formatFault('atMost', { most: LONGEST_AGE })),
  );

const ages = z
  .strictObject({ slow: minutes, late: minutes })
  .check(
    z.refine(({ slow, late }) => slow < late, { path: ['late'], message: formatFault('lateBeforeSlow') }),
  );

const reasons = z
  .array(text(LONGEST_USUAL_REASON, 1))
  .check(z.maxLength(MOST_REASONS, formatFault('atMost', { most: MOST_REASONS })));

const staffPercent = z
  .int()
  .check(
    z.minimum(0, formatFault('atLeast', { least: 0 })),
    z.maximum(100, formatFault('atMost', { most: 100 })),
  );

export const storePatch = z.partial(
  z.strictObject({
    name: text(200, 1),
    description: text(1000),
    logo: z.nullable(imageUrl),
    legalName: text(200),
    /** The server checks both numbers and accepts an invalid one that was stored before. */
    gstNo: text(200),
    fssaiNo: text(200),
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
    languages: z.array(z.enum(GUEST_LANGUAGES)).check(z.maxLength(GUEST_LANGUAGES.length)),
    primaryColor: color,
    viewMode: z.boolean(),
    listed: z.boolean(),
    offersTables: z.boolean(),
    paused: z.boolean(),
    pausedUntil: z.nullable(instant),
    /** Changes only the order types that it names. Null resumes one. */
    pausedTypes: eachType(z.nullable(z.strictObject({ until: z.nullable(instant) }))),
    openingHours: z.nullable(openingHours),
    policies: policiesPatch,
    board: z.strictObject({ ages: eachType(ages) }),
    store_gateway_config: z.nullable(gatewayConfig),
    upi: payeePatch,
    /** Taxes of new dishes. Null means GST, if the store has a GSTIN. */
    defaultTaxes: z.nullable(z.array(storedTax).check(z.maxLength(10, formatFault('atMost', { most: 10 })))),
    /** As a whole. */
    priceRules,
    /** As a whole. A list without reasons means the usual ones. */
    editRules: z.strictObject({
      reasons: z.strictObject({ off: reasons, discount: reasons, complimentary: reasons }),
      staffPercent,
      guard: z.enum(GUARDS),
    }),
    /** As a whole, in the order in which they are served. What is in none is cooked at once. */
    courses: courseSettings,
    /** As a whole, each as its origin or as an address of one of its pages. */
    websites: z
      .array(
        text(LONGEST_WEBSITE, 1).check(
          z.refine((typed) => parseWebsite(typed) !== null, { message: formatFault('website') }),
        ),
      )
      .check(z.maxLength(MOST_WEBSITES, formatFault('atMost', { most: MOST_WEBSITES }))),
    secondStepRoles: z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length)),
    /** How long guests' data is kept; `/guest-data` has it, too. */
    guestData: guestDataSettings,
  }),
);

export type StoreProfile = z.infer<typeof storeProfile>;
export type OlderStorePage = z.infer<typeof olderStorePage>;
export type StorePage = z.infer<typeof storePage>;
export type StoreForStaff = z.infer<typeof storeForStaff>;
export const gatewayTest = z.object({ keys: z.enum(KEY_ANSWERS) });

export type GatewayConfig = z.infer<typeof gatewayConfig>;
export type StorePatch = z.infer<typeof storePatch>;
