import { type CallOutside, isOutside } from '../../http/call-outside.ts';
import type { Channels } from '../channels.ts';
import type { Vapid } from '../vapid.ts';
import { createCloudApi } from './cloud-api.ts';
import { createHttpTemplate } from './http-template.ts';
import { createMsg91 } from './msg91.ts';
import { createTwoFactor } from './two-factor.ts';
import { createWebPush } from './web-push.ts';

interface Parts {
  call: CallOutside;
  vapid: Vapid;
  allowPrivate: boolean;
}

/** Every way out that there is; the next provider is one file and one line here. */
export function createChannels({ call, vapid, allowPrivate }: Parts): Channels {
  return {
    sms: { msg91: createMsg91(call), '2factor': createTwoFactor(call), http: createHttpTemplate(call) },
    whatsApp: createCloudApi(call),
    push: createWebPush(call, vapid),
    takes: (url) => isOutside(url, allowPrivate),
  };
}
