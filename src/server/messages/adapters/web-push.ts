import type { CallOutside } from '../../http/call-outside.ts';
import type { Channels } from '../channels.ts';
import type { Vapid } from '../vapid.ts';
import { deliver, isFine, refused, sent } from './deliver.ts';
import { encryptPush } from './encrypt-push.ts';

/** To whatever push service a browser has named (RFC 8030). */
export function createWebPush(call: CallOutside, vapid: Vapid): Channels['push'] {
  return {
    publicKey: vapid.publicKey,
    async send({ id, endpoint, keys, text, seconds, isUrgent, now }) {
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
      return deliver(call, write, (answer) => {
        if (answer.status === 404 || answer.status === 410) return { state: 'gone' };
        return isFine(answer) ? sent(null) : refused(answer, null);
      });
    },
  };
}
