import type { CallOutside } from '../../../platform/http/call-outside.ts';
import type { Channels } from '../../../platform/ports/channels.ts';
import type { Vapid } from '../vapid.ts';
import { deliver, isFine, refused, sent } from './deliver.ts';
import { encryptPush } from './encrypt-push.ts';
import { restEndpoints } from './rest-endpoints.ts';

interface Parts {
  call: CallOutside;
  vapid: Vapid;
  takes: Channels['push']['takes'];
}

const SILENT = 'no-answer';

/** To the push service that a browser has named (RFC 8030), where it is one that we know. */
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
        // A key that is no point of the curve: nobody can ever be reached with it.
        return { state: 'gone' };
      }
      const headers = () => ({
        authorization: vapid.authorization(endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(seconds),
        urgency: isUrgent ? 'high' : 'normal',
        // Sent twice, it takes the place of the first as long as that waits.
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
