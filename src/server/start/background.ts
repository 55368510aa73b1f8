import { createContext } from '../context.ts';
import { createMemory, followLogs } from '../followers/follow-logs.ts';
import { fetchForeignPictures } from '../images/fetch-foreign.ts';
import { deliverMessages } from '../messages/deliver-messages.ts';
import { messageFollower } from '../messages/follow-orders.ts';
import { expirePayments } from '../payments/expire-payments.ts';
import { printFollower } from '../printing/follow-orders.ts';
import { printDue } from '../printing/print-due.ts';
import { followRefunds } from '../refunds/follow-refunds.ts';
import type { Services } from '../services.ts';
import { sweep } from '../sweep.ts';
import { repeat } from './repeat.ts';

const HOUR_MS = 3600_000;

/** What the program does without being asked. The answer ends it, and waits for what is under way. */
export function workInBackground(services: Services): () => Promise<void> {
  const { lanPrinters, onError } = services;
  const behind = { ...services, db: services.reserve };
  const system = () => createContext(behind, { kind: 'system' });
  const every = (ms: number, work: (signal: AbortSignal) => Promise<void>) => repeat(ms, work, onError);
  const memory = createMemory();
  const stops = [
    every(2_000, (signal) => expirePayments(system(), signal)),
    every(2_000, (signal) => followRefunds(system(), signal)),
    every(1_000, (signal) => followLogs(system(), [printFollower, messageFollower], signal, memory)),
    every(1_000, (signal) => deliverMessages(system(), signal)),
    every(2_000, (signal) => fetchForeignPictures(system(), signal)),
    ...(lanPrinters ? [every(500, (signal) => printDue(system(), lanPrinters, signal))] : []),
  ];
  const sweeping = setInterval(() => void sweep(system()).catch(onError), HOUR_MS);
  return async () => {
    clearInterval(sweeping);
    await Promise.all(stops.map((stop) => stop()));
  };
}
