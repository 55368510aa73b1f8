import type { Brand } from '#domain/site/brand.ts';
import type { Services } from '../platform/context/services.ts';
import type { Site } from '../platform/site/sites.ts';
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
function invitationOn({ store }: Site, { signUp, sites }: Services): Brand['footer'] {
  const { text, url } = sites.brand.footer;
  if (url !== '' || signUp !== 'open') return { text, url };
  // Nobody signs up on a store's host.
  return { text, url: `${store === null ? '' : sites.origin}/auth/register` };
}
