import type { CallOutside } from '#platform/http/server/outside/call-outside.ts';
import type { Channels } from '#platform/ports/server/channels.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Vapid } from '../push/vapid.ts';
import { deliver, isFine, refused, sent } from './deliver.ts';
import { encryptPush } from './encrypt-push.ts';

interface Parts {
  call: CallOutside;
  vapid: Vapid;
  takes: Channels['push']['takes'];
}

const SILENT = 'no-answer';

/** Sends to the push service that a browser has named (RFC 8030), if it is known. */
export function createWebPush({ call, vapid, takes }: Parts): Channels['push'] {
  const endpoints = restEndpoints();
  return {
    publicKey: vapid.publicKey,
    takes,
    async send({ id, endpoint, keys, text, seconds, isUrgent, now }) {
      if (!takes(endpoint)) return { state: 'gone' };
      if (endpoints.isResting(endpoint, now)) return { state: 'failing', reason: SILENT };
      let body: Buffer;
      try {
        body = encryptPush(text, keys);
      } catch {
        // The key is no point of the curve, so this browser can never be reached.
        return { state: 'gone' };
      }
      const headers = () => ({
        authorization: vapid.authorization(endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(seconds),
        urgency: isUrgent ? 'high' : 'normal',
        // A second copy replaces the first while that waits.
        topic: id.replaceAll('-', ''),
      });
      const write = () => ({ url: endpoint, headers: headers(), body });
      const delivery = await deliver(call, write, (answer) => {
        if (answer.status === 404 || answer.status === 410) return { state: 'gone' };
        return isFine(answer) ? sent(null) : refused(answer, null);
      });
      const isSilent = delivery.state === 'failing' && delivery.reason === SILENT;
      if (isSilent) endpoints.rest(endpoint, now);
      else endpoints.wake(endpoint);
      return delivery;
    },
  };
}

const FIRST_REST_MS = 25_000;
const LONGEST_REST_MS = 10 * MINUTE;
const MOST_KEPT = 10_000;

interface Resting {
  until: number;
  forMs: number;
}

/** Endpoints that did not answer. Each rests for a while, and twice as long after each further time. */
export function restEndpoints() {
  const resting = new Map<string, Resting>();
  return {
    isResting: (endpoint: string, now: number) => (resting.get(endpoint)?.until ?? 0) > now,
    rest(endpoint: string, now: number): void {
      const last = resting.get(endpoint)?.forMs ?? FIRST_REST_MS / 2;
      const forMs = Math.min(2 * last, LONGEST_REST_MS);
      resting.delete(endpoint);
      resting.set(endpoint, { until: now + forMs, forMs });
      const [oldest] = resting.keys();
      if (resting.size > MOST_KEPT && oldest !== undefined) resting.delete(oldest);
    },
    wake: (endpoint: string) => void resting.delete(endpoint),
  };
}
