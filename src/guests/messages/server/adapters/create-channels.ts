import { createCallOutside, isOutside } from '#platform/http/server/outside/call-outside.ts';
import type { Channels } from '#platform/ports/server/channels.ts';
import { createPushServices } from '../push/push-services.ts';
import type { Vapid } from '../push/vapid.ts';
import { createCloudApi } from './cloud-api.ts';
import { createHttpTemplate } from './http-template.ts';
import { createMsg91 } from './msg91.ts';
import { createTwoFactor } from './two-factor.ts';
import { createWebPush } from './web-push.ts';

interface Parts {
  vapid: Vapid;
  allowPrivate: boolean;
  /** Push services besides those of the known browsers. */
  pushServices: readonly string[];
}

/** Pushes wait for each other, so a slower service is tried again later. */
const PUSH_TIMES = { connectMs: 1_000, answerMs: 1_000 };

/** All channels. A new provider is one file and one line here. */
export function createChannels({ vapid, allowPrivate, pushServices }: Parts): Channels {
  const call = createCallOutside({ allowPrivate });
  const push = {
    call: createCallOutside({ allowPrivate, ...PUSH_TIMES }),
    takes: createPushServices(pushServices),
  };
  return {
    sms: { msg91: createMsg91(call), '2factor': createTwoFactor(call), http: createHttpTemplate(call) },
    whatsApp: createCloudApi(call),
    push: createWebPush({ ...push, vapid }),
    takes: (url) => isOutside(url, allowPrivate),
  };
}
