import { HOUR, MINUTE } from '#domain/time/durations.ts';
import { keepBrand } from '../../features/brand/keep-brand.ts';
import { fetchForeignPictures } from '../../features/foreign-pictures/fetch-foreign.ts';
import { workOnMail } from '../../features/mail/sync/work-on-mail.ts';
import { messageConsumer } from '../../features/messages/consume-orders.ts';
import { deliverMessages } from '../../features/messages/deliver-messages.ts';
import { notificationConsumer } from '../../features/notifications/consume-log.ts';
import { lapseParts } from '../../features/parts/drop-part.ts';
import { expirePayments } from '../../features/payments/ask-again.ts';
import { keepFooters } from '../../features/plans/keep-footers.ts';
import { printConsumer } from '../../features/printing/consume-orders.ts';
import { printDueJobs } from '../../features/printing/print-due.ts';
import { runDueRefunds } from '../../features/refunds/run-due-refunds.ts';
import { remindGuests } from '../../features/reservations/sweep-reservations.ts';
import { keepSignUp } from '../../features/sign-up/sign-up-policy.ts';
import { closeIdleSittings } from '../../features/sittings/sweep-sittings.ts';
import { createFiller } from '../../pages/fill-pages.ts';
import type { WebOptions } from '../../pages/page-site.ts';
import { recallStores } from '../../pages/recall-stores.ts';
import { consumeLogs, createConsumerMemory } from '../../platform/consumers/consume-logs.ts';
import { createContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { sendDueEmails } from '../../platform/mail/outbox.ts';
import { beside } from '../../platform/work/beside.ts';
import { sweep } from '../sweep.ts';
import { repeat } from './repeat.ts';

/** Runs the background work. The returned function ends it and waits for work in hand. */
export function workInBackground(
  services: Services,
  pages?: Pick<WebOptions, 'built' | 'version'>,
): () => Promise<void> {
  const { lanPrinters, onError } = services;
  const behind = { ...services, db: services.reserve };
  const system = () => createContext(behind, { kind: 'system' });
  const every = (ms: number, work: (signal: AbortSignal) => Promise<void>) => repeat(ms, work, onError);
  const memory = createConsumerMemory();
  const stopping = new AbortController();
  const recalling = recallStores(services, stopping.signal).catch(onError);
  const stops = [
    every(2_000, (signal) => expirePayments(system(), signal)),
    every(2_000, (signal) => runDueRefunds(system(), signal)),
    every(1_000, (signal) => consumeLogs(system(), [printConsumer, messageConsumer], signal, memory)),
    // In a round of their own, so that no ticket waits for them.
    every(1_000, (signal) => consumeLogs(system(), [notificationConsumer], signal, memory)),
    ...(pages ? [every(1_000, createFiller(services, pages))] : []),
    every(5_000, () => keepSignUp(services, services.reserve)),
    every(MINUTE, () => keepBrand(services, services.reserve)),
    every(MINUTE, () => keepFooters(services, services.reserve)),
    every(MINUTE, () => remindGuests(system())),
    every(MINUTE, () => closeIdleSittings(system())),
    every(MINUTE, () => lapseParts(system())),
    every(1_000, (signal) => sendDueEmails(system(), signal)),
    every(1_000, (signal) => deliverMessages(system(), signal)),
    every(1_000, (signal) => workOnMail(system(), signal)),
    every(2_000, (signal) => fetchForeignPictures(system(), signal)),
    every(MINUTE, (signal) => services.images.takeIn(services.reserve, signal)),
    ...(lanPrinters ? [every(500, (signal) => printDueJobs(system(), lanPrinters, signal))] : []),
  ];
  const sweeping = setInterval(() => beside(() => sweep(system()), onError), HOUR);
  return async () => {
    clearInterval(sweeping);
    stopping.abort();
    await Promise.all([recalling, ...stops.map((stop) => stop())]);
  };
}
