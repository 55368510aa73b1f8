import { setUpPrinter } from '../../../src/kitchen/printing/server/testing/print-scene.ts';
import { MERCHANT } from '../../../src/money/payments/server/testing/fake-paytm.ts';
import { ONLINE, setGateway } from '../../../src/money/payments/server/testing/pay-scene.ts';
import { placeTestOrder, postOrder, TEA, teaStore } from '../../../src/testing/server/test-stores.ts';
import { waitUntil } from '../../../src/testing/server/wait-until.ts';
import { type Door, openDoor } from '../door.ts';
import type { Trouble } from './endure.ts';

/** Mail server, Redis and S3 of a program that are silent from its start on. */
export const silentAt = ({ port }: Door) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  REDIS_URL: `redis://127.0.0.1:${port}`,
  S3_URL: `http://key:secret@127.0.0.1:${port}/pictures`,
});

/** Nothing that another store's guests, or a kitchen with a screen, need waits for them. */
export const SILENT_FROM_THE_START: Trouble = {
  what: 'is well, while the mail server, Redis and S3 accept and never answer',
  begin: () => {},
  lasts: 20_000,
  end: () => {},
  isSaid: false,
};

/** A printer and a gateway that accept a connection and never answer. */
export async function printerAndGatewayHang(): Promise<Trouble> {
  const silent = await openDoor(() => null);
  return {
    what: 'is well, while a printer and a gateway accept and never answer',
    async begin({ api }) {
      const store = await teaStore(api, {
        orderTypes: [{ label: ONLINE, online_payment: 1 }, { label: 'Dine-In' }],
      });
      await setGateway(api, store, {
        ...MERCHANT,
        kind: 'paytm-token',
        host: `http://127.0.0.1:${silent.port}`,
      });
      await setUpPrinter(api, store, { address: `127.0.0.1:${silent.port}` });
      await placeTestOrder(api, store, TEA);
      // It waits for the gateway.
      postOrder(api, store, { ...TEA, more: { orderType: ONLINE } }).catch(() => {});
    },
    lasts: () => waitUntil(() => silent.count() === 2, 'both are asked'),
    end: () => silent.close(),
    isSaid: false,
  };
}
