import { consumeLogs, createConsumerMemory } from '#platform/consumers/server/consume-logs.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { beside } from '#platform/work/server/beside.ts';
import { createFiller } from '../../pages/fill-pages.ts';
import type { WebOptions } from '../../pages/page-site.ts';
import { recallStores } from '../../pages/stores/recall-stores.ts';
import { FEATURES } from '../features.ts';
import { sweepWhenDue } from '../sweep.ts';
import { repeat } from './repeat.ts';

const KEPT = FEATURES.flatMap(({ kept }) => kept ?? []);
const REPEATED = FEATURES.flatMap(({ repeated = [] }) => repeated);
const CONSUMERS = FEATURES.flatMap(({ consumer }) => consumer ?? []);
const CONSUME_MS = 1_000;
const FILL_MS = 1_000;

/** Reads what the program keeps in memory, before it serves. */
export async function readKept(services: Services): Promise<void> {
  for (const { keep } of KEPT) await keep(services, services.reserve);
}

/** Runs the background work. The returned function ends it and waits for work in hand. */
export function workInBackground(
  services: Services,
  pages?: Pick<WebOptions, 'built' | 'version'>,
): () => Promise<void> {
  const { onError } = services;
  const behind = { ...services, db: services.reserve };
  const system = () => createContext(behind, { kind: 'system' });
  const every = (ms: number, work: (signal: AbortSignal) => Promise<void>) => repeat(ms, work, onError);
  const memory = createConsumerMemory();
  const stopping = new AbortController();
  const recalling = recallStores(services, stopping.signal).catch(onError);
  const stops = [
    ...KEPT.map(({ everyMs, keep }) => every(everyMs, () => keep(services, services.reserve))),
    ...REPEATED.map(({ everyMs, work }) => every(everyMs, (signal) => work(system(), signal))),
    // Each in a round of its own, so that no ticket waits for a message.
    ...CONSUMERS.map((consumer) =>
      every(CONSUME_MS, (signal) => consumeLogs(system(), consumer, signal, memory)),
    ),
    ...(pages ? [every(FILL_MS, createFiller(services, pages))] : []),
  ];
  const sweeping = setInterval(() => beside(() => sweepWhenDue(system()), onError), MINUTE);
  return async () => {
    clearInterval(sweeping);
    stopping.abort();
    await Promise.all([recalling, ...stops.map((stop) => stop())]);
  };
}
