import { LOCALES } from '#domain/api/page.ts';
import { storeModelBody } from '../features/menus/store-model.ts';
import { storePageAt } from '../features/menus/store-page.ts';
import { eachStore } from '../features/stores/each-store.ts';
import { guestContext } from '../platform/context/context.ts';
import type { Services } from '../platform/context/services.ts';
import { pageSiteAt, type WebOptions } from './page-site.ts';
import { selectRendered } from './queries.ts';
import { renderStore } from './render-store.ts';

/** Works for a fifth of the time at most: after a round of this length it rests four times as long. */
const WORK_MS = 200;
const REST = 4;

/**
 * Renders in the background what guests will ask for: pages of stores that have changed here, and after the start
 * those that another build has rendered, busy stores first. A new brand begins with all of them again.
 */
export function createFiller(
  services: Services,
  options: Pick<WebOptions, 'built' | 'version'>,
): (signal: AbortSignal) => Promise<void> {
  const { changedStores, build, reserve, sites, onError } = services;
  let waiting: string[] = [];
  let brand: string | null = null;
  let restUntil = 0;

  async function listStores(otherThan: string | null): Promise<string[]> {
    const found: { storeId: string; orders: number }[] = [];
    for await (const storeIds of eachStore(reserve))
      found.push(...(await selectRendered(reserve, storeIds, otherThan)));
    return found.toSorted((a, b) => a.orders - b.orders).map(({ storeId }) => storeId);
  }

  function next(): string | undefined {
    const [changed] = changedStores;
    if (changed === undefined) return waiting.pop();
    changedStores.delete(changed);
    return changed;
  }

  return async (signal) => {
    if (performance.now() < restUntil) return;
    const present = JSON.stringify(sites.brand);
    if (present !== brand) waiting = await listStores(brand === null ? build : null);
    brand = present;
    const began = performance.now();
    while (!signal.aborted && performance.now() - began < WORK_MS) {
      const storeId = next();
      if (storeId === undefined) break;
      await fillStore(services, options, storeId).catch(onError);
    }
    const ended = performance.now();
    restUntil = ended + REST * (ended - began);
  };
}

/** The pages of the menu that fits the hour, where guests find them, and the data that apps ask for. */
async function fillStore(
  services: Services,
  options: Pick<WebOptions, 'built' | 'version'>,
  storeId: string,
): Promise<void> {
  const head = await services.storeHeads.get(storeId);
  if (head === null || head.store.closedAt !== null) return;
  const { slug } = head.store;
  const site = pageSiteAt(await services.sites.of(slug), services, options);
  const ctx = guestContext(services, site);
  for (const locale of LOCALES) await renderStore(ctx, site, { slug, men: null, locale, place: {} });
  await storeModelBody(ctx, slug);
  await storePageAt(ctx, head, null);
}
