import {
  createCallOutside,
  mayBePrivate,
  type OutsideOptions,
} from '#platform/http/server/outside/call-outside.ts';
import { createGetJson, createPostJson } from '#platform/http/server/outside/post-json.ts';
import type { Gateways } from '#platform/ports/server/gateways.ts';
import { createPaytm } from './paytm.ts';
import { createPaytmToken } from './paytm-token.ts';
import { createRazorpay } from './razorpay.ts';
import type { Tools } from './tools.ts';

/** Creates the adapters, by kind. With `allowPrivate`, a simulated gateway may be on this machine or in its network. */
export function createGateways(options: OutsideOptions): Gateways {
  const tools: Tools = {
    postJson: createPostJson(options),
    getJson: createGetJson(options),
    call: createCallOutside(options),
    allowPlain: (host) => mayBePrivate(options, host),
  };
  return {
    paytm: createPaytm(tools),
    'paytm-token': createPaytmToken(tools),
    razorpay: createRazorpay(tools),
  };
}
