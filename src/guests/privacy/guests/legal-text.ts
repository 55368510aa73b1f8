type Maybe = string | null | undefined;

/** The store that a legal text is about; it may have filled in no more than its name. */
export type Merchant = {
  name: string;
  legalName?: Maybe;
  address?: Maybe;
  menuUrl: string;
  email?: Maybe;
  phone?: Maybe;
};

type LinkLine = { lead: string; label: string; href: string };

/** A paragraph, a bulleted list, or a line that ends in a link. */
export type LegalBlock = string | { list: readonly string[] } | LinkLine;

/** A section without its number, which is counted when it is shown. */
export type LegalSection = { heading: string; blocks: readonly LegalBlock[] };

export type LegalText = {
  title: string;
  updated: string;
  intro: readonly LegalBlock[];
  sections: readonly LegalSection[];
};

/** Joins the lines of a template into one. */
export function prose(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values)
    .replace(/\s+/g, ' ')
    .trim();
}

function filled(value: Maybe): string {
  return prose`${value ?? ''}`;
}

function legalNameOf(merchant: Merchant): string {
  return filled(merchant.legalName) || filled(merchant.name);
}

/** The legal name, with the address if it is known, for the middle of a sentence. */
export function partyOf(merchant: Merchant): string {
  const address = filled(merchant.address);
  return address ? `${legalNameOf(merchant)}, of ${address},` : legalNameOf(merchant);
}

export function menuLinkOf(merchant: Merchant, lead: string): LinkLine {
  return { lead, label: prose`the menu page of ${merchant.name}`, href: merchant.menuUrl };
}

export function contactBlocks(merchant: Merchant): LegalBlock[] {
  const [address, email, phone] = [merchant.address, merchant.email, merchant.phone].map(filled);
  const blocks: LegalBlock[] = [{ list: [legalNameOf(merchant), ...(address ? [address] : [])] }];
  if (email) blocks.push({ lead: 'Email:', label: email, href: `mailto:${email}` });
  if (phone) blocks.push({ lead: 'Telephone:', label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` });
  blocks.push(menuLinkOf(merchant, 'Contact buttons and opening details:'));
  return blocks;
}
