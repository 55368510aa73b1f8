import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Accounts, SAMPLE_ACCOUNTS } from './accounts.ts';
import { controlRoutes, settleMandate, settlePayment, settleRefund } from './control.ts';
import type { Desk } from './desk.ts';
import { changeFaults, type Faults, NO_FAULTS } from './faults.ts';
import { type Answer, type Call, readText } from './http/call.ts';
import { findRoute, type Route } from './http/router.ts';
import { createLedger, type MandateState, type Order } from './ledger.ts';
import { type LedgerView, viewLedger } from './ledger-view.ts';
import { noticePage } from './pages/notice-page.ts';
import { payRoutes } from './pay-routes.ts';
import { paytmRoutes } from './paytm/routes.ts';
import { razorpayRoutes } from './razorpay/routes.ts';

export interface GatewaySimOptions {
  accounts?: Accounts;
  now?: () => number;
  orders?: Order[];
  onChange?: () => void;
}

export interface GatewaySim {
  accounts: Accounts;
  faults: Faults;
  listen(port?: number, host?: string): Promise<string>;
  close(): Promise<void>;
  ledger(): LedgerView;
  setFaults(wanted: Partial<Faults>): void;
  /** Sets the outcome of a payment, also after it has failed. */
  settle(orderId: string, outcome: 'paid' | 'failed'): Promise<void>;
  settleRefund(refundId: string, outcome: 'done' | 'failed'): Promise<void>;
  settleMandate(token: string, state: MandateState): void;
}

/** Simulates Paytm and Razorpay. No money moves. */
export function createGatewaySim(options: GatewaySimOptions = {}): GatewaySim {
  const { accounts = SAMPLE_ACCOUNTS, now = Date.now, orders = [], onChange } = options;
  const ledger = createLedger(now, orders, onChange);
  const desk: Desk = { accounts, ledger, faults: { ...NO_FAULTS }, now, lastReturns: new Map() };
  const gateway = [...paytmRoutes(desk), ...razorpayRoutes(desk), ...payRoutes(desk)];
  const control = controlRoutes(desk);
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const url = URL.parse(request.url ?? '/', 'http://gateway');
    const text = await readText(request).catch(() => null);
    async function reply(): Promise<Answer> {
      if (!url) return NO_ADDRESS;
      if (text === null) return TOO_LONG;
      const call = { method, path: url.pathname, query: url.searchParams, headers, text };
      return answer(desk, { gateway, control }, call).catch(describeError);
    }
    const { status, headers: own, body } = await reply();
    response.writeHead(status, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...own });
    response.end(method === 'HEAD' ? '' : body);
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      process.emitWarning(error);
      response.destroy();
    });
  });
  return {
    accounts,
    faults: desk.faults,
    async listen(port = 0, host = '127.0.0.1') {
      server.listen(port, host);
      await once(server, 'listening');
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    ledger: () => viewLedger(ledger.orders),
    setFaults: (wanted) => changeFaults(desk.faults, wanted),
    settle: (orderId, outcome) => settlePayment(desk, orderId, outcome),
    settleRefund: (refundId, outcome) => settleRefund(desk, refundId, outcome),
    settleMandate: (token, state) => settleMandate(desk, token, state),
  };
}

const TOO_LONG: Answer = { status: 413, headers: {}, body: '' };
const NO_ADDRESS: Answer = { status: 400, headers: {}, body: '' };

const describeError = (error: Error) => noticePage(400, 'That can not be done', error.message);

async function answer(
  { faults }: Desk,
  { gateway, control }: Record<'gateway' | 'control', Route[]>,
  call: Omit<Call, 'params'>,
): Promise<Answer> {
  const own = findRoute(control, call);
  if (own) return own.handle({ ...call, params: own.params });
  const found = findRoute(gateway, call);
  if (!found) return noticePage(404, 'Nothing is here', 'This gateway has no such address.');
  await sleep(faults.slowMs);
  if (faults.down) return noticePage(503, 'Out of order', 'This gateway is down, on purpose.');
  return found.handle({ ...call, params: found.params });
}
