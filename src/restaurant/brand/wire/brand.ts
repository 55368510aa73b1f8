import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { email as accountEmail } from '#restaurant/accounts/wire/accounts.ts';

export const BRAND_PICTURES = ['logo', 'icon'] as const;
export type BrandPicture = (typeof BRAND_PICTURES)[number];

/** The largest file that the office sends for a logo or an icon. In base64 it is a third longer. */
export const LONGEST_PICTURE_BYTES = 1_000_000;

const PICTURE_FAULT = formatFault('picture');
/** Nothing, a new file as a data address, or the address that was answered. */
const picture = z._default(
  z
    .string()
    .check(
      z.maxLength(1_400_000, PICTURE_FAULT),
      z.regex(
        /^(?:|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*|\/assets\/brand\/[a-z0-9.-]+)$/,
        PICTURE_FAULT,
      ),
    ),
  '',
);
const address = z._default(
  z.string().check(z.maxLength(500), z.regex(/^(?:|\/(?!\/)\S*|https?:\/\/\S+)$/, formatFault('webAddress'))),
  '',
);
const email = z._default(
  z.string().check(z.maxLength(200), z.regex(/^(?:|[^\s@<>"]+@[^\s@<>"]+)$/, formatFault('email'))),
  '',
);
const sender = z._default(
  z
    .string()
    .check(
      z.maxLength(200),
      z.regex(/^(?:|[^\s@<>"]+@[^\s@<>"]+|[^@<>",;:\p{Cc}]+<[^\s@<>"]+@[^\s@<>"]+>)$/u, formatFault('email')),
    ),
  '',
);

const words = z.strictObject({
  name: z._default(text(60), ''),
  footer: z._default(text(120), ''),
  terms: z._default(text(50_000), ''),
  privacy: z._default(text(50_000), ''),
});

/** What an operator sets. Terms and privacy are an address, or the text itself. */
export const brandBody = z.strictObject({
  name: text(60, 1),
  logo: picture,
  icon: picture,
  colour: z._default(z.string().check(z.regex(/^(?:|#?[0-9A-Fa-f]{6})$/, formatFault('color'))), ''),
  supportEmail: email,
  footer: z._default(z.strictObject({ text: z._default(text(120), ''), url: address }), {
    text: '',
    url: '',
  }),
  terms: z._default(text(50_000), ''),
  privacy: z._default(text(50_000), ''),
  sender,
  translations: z._default(z.partial(z.strictObject({ hi: words, mr: words })), {}),
});
export type BrandSettings = z.infer<typeof brandBody>;

export const brandView = z.object({
  name: z.string(),
  logo: z.string(),
  icon: z.string(),
  colour: z.string(),
  supportEmail: z.string(),
  footer: z.object({ text: z.string(), url: z.string() }),
  terms: z.string(),
  privacy: z.string(),
  sender: z.string(),
  translations: z.partial(z.object({ hi: words, mr: words })),
});

/** A host as it is typed. The server says what is wrong with it. */
const host = z.string().check(z.maxLength(300));

/** Where the brand is: its office and its restaurants' pages. */
const place = {
  host,
  /** `{slug}.` before it is the host of that restaurant. Empty: they are below the brand's own. */
  storeHost: z._default(host, ''),
};

export const brandPlaceBody = z.strictObject(place);
export type BrandPlaceBody = z.infer<typeof brandPlaceBody>;

/** The first operator gets a link to choose a password, at the brand's own address. */
export const newBrandBody = z.strictObject({ name: text(60, 1), email: accountEmail, ...place });
export type NewBrandBody = z.infer<typeof newBrandBody>;

export const oneBrand = z.object({
  _id: z.string(),
  name: z.string(),
  /** The address of its office, without a path. */
  origin: z.string(),
  host: z.string(),
  storeHost: z.string(),
  /** The one that is at the program's own address. */
  isFirst: z.boolean(),
  /** Whether the host is known to lead to this program. Null: it was not found out in time. */
  leadsHere: z.nullable(z.boolean()),
  restaurants: z.number(),
  operators: z.number(),
  createdAt: z.string(),
});
export type OneBrand = z.infer<typeof oneBrand>;

export const brandList = z.object({ brands: z.array(oneBrand) });

export const brandMade = z.object({ brand: oneBrand, link: z.string(), isSent: z.boolean() });
export type BrandMade = z.infer<typeof brandMade>;
