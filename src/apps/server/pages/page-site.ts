import type { Services } from '#platform/context/server/services.ts';
import type { Site } from '#platform/site/server/sites.ts';
import type { Brand } from '#restaurant/brand/rules/brand.ts';
import { signUpAt } from '#restaurant/sign-up/server/sign-up-policy.ts';
import type { BuiltPages } from './built-pages.ts';

export interface WebOptions {
  built: BuiltPages;
  version: string;
  appToken: string | null;
}

/** What a page is made of: the built front end, and the site that it stands on. */
export interface PageSite extends Site {
  built: BuiltPages;
  version: string;
}

export function pageSiteAt(
  site: Site,
  services: Services,
  { built, version }: Pick<WebOptions, 'built' | 'version'>,
): PageSite {
  return { ...site, brand: { ...site.brand, footer: invitationOn(site, services) }, built, version };
}

/** Where nobody signs up by themselves, only an operator's own address is shown. */
function invitationOn(site: Site, services: Services): Brand['footer'] {
  const { store, brandId, brand } = site;
  const { text, url } = brand.footer;
  if (url !== '' || signUpAt(services, site) !== 'open') return { text, url };
  // Nobody signs up on a store's host.
  return { text, url: `${store === null ? '' : services.sites.main(brandId).origin}/auth/register` };
}
