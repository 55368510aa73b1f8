import type { Ctx } from '#platform/context/server/context.ts';

/** The host of the brand, or its address. */
export const ownHost = ({ site }: Ctx): string => site.hostname.replace(/^\[|\]$/g, '');

/** Whether the domain is another name of the brand's host, or has an address in common with it. */
export async function leadsHere(ctx: Ctx, domain: string): Promise<boolean> {
  const { names } = ctx.services;
  const host = ownHost(ctx);
  const aliases = await names.aliases(domain);
  if (aliases.some((alias) => alias.toLowerCase() === host)) return true;
  const [own, theirs] = await Promise.all([names.addresses(host), names.addresses(domain)]);
  return theirs.some((address) => own.includes(address));
}
