import { storeModelBody } from '#ordering/menu/server/store-page/store-model.ts';
import { storePageAt } from '#ordering/menu/server/store-page/store-page.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { pageSiteAt, type WebOptions } from './page-site.ts';
import { listRead } from './stores/list-read.ts';
import { renderStore } from './stores/render-store.ts';
import { READ_MS } from './sweep-pages.ts';

/** Works for a fifth of the time at most: after a round of this length it rests four times as long. */
const WORK_MS = 200;
const REST = 4;

/**
 * Renders in the background what guests will ask for: pages of stores that have changed here, and after the start
 * those that another build has rendered and guests still read, busy stores first. A new brand begins with all of them
 * again.
 */
export function createFiller(
  services: Services,
  options: Pick<WebOptions, 'built' | 'version'>,
): (signal: AbortSignal) => Promise<void> {
  const { changedStores, build, clock, reserve, sites, onError } = services;
  let waiting: string[] = [];
  let brand: string | null = null;
  let restUntil = 0;

  function next(): string | undefined {
    const [changed] = changedStores;
    if (changed === undefined) return waiting.pop();
    changedStores.delete(changed);
    return changed;
  }

  return async (signal) => {
    if (performance.now() < restUntil) return;
    const present = JSON.stringify([...sites.brands.values()].map((kept) => kept.brand));
    const since = new Date(clock() - READ_MS);
    if (present !== brand)
      waiting = await listRead(reserve, { since, ...(brand === null ? { notOf: build } : {}) });
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
  const ctx = createContext(services, { kind: 'system' }, site);
  for (const language of head.store.languages)
    await renderStore(ctx, site, { slug, men: null, language, place: {} });
  await storeModelBody(ctx, slug);
  await storePageAt(ctx, head, null);
}
