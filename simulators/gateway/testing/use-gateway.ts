import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach } from 'vitest';
import { type Accounts, SAMPLE_ACCOUNTS } from '../accounts.ts';
import { createGatewaySim } from '../create-gateway-sim.ts';
import { NO_FAULTS } from '../faults.ts';
import { sign, signText } from '../paytm/signature.ts';

type Fields = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it then asserts.
type Json = any;

/** Starts a simulator for a test file. Faults are reset after each test. */
export async function useGateway(accounts: Accounts = SAMPLE_ACCOUNTS) {
  const sim = createGatewaySim({ accounts });
  const url = await sim.listen();
  afterEach(() => sim.setFaults(NO_FAULTS));
  afterAll(() => sim.close());
  const [paytm] = accounts.paytm;
  const [razorpay] = accounts.razorpay;
  if (!paytm || !razorpay) throw new Error('No accounts');
  const post = (path: string, body: string, headers: Fields) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers });
  const postForm = (path: string, fields: Fields) =>
    post(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  const postJson = async (path: string, body: object, headers: Fields = {}) => {
    const answer = await post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
    return { status: answer.status, body: (await answer.json()) as Json };
  };
  const { keyId, keySecret } = razorpay;
  const basic = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` };
  return {
    sim,
    url,
    paytm,
    razorpay,
    basic,
    postForm,
    postJson,
    get: async (path: string, headers: Fields = {}) =>
      (await (await fetch(`${url}${path}`, { headers })).json()) as Json,
    /** Sends a merchant's signed request to Paytm. */
    async ask(path: string, body: Fields | object, key = paytm.key) {
      const signature = signText(JSON.stringify(body), key);
      return (await postJson(path, { body, head: { signature } })).body.body;
    },
    /** Posts a form like a guest's browser. */
    async arrive(path: string, fields: Fields) {
      const answer = await postForm(path, fields);
      return { status: answer.status, page: new URL(answer.url).pathname, text: await answer.text() };
    },
    async decide(page: string, decision: string, wayBack = 'once'): Promise<Fields> {
      return fieldsOf(await (await postForm(page, { decision, wayBack })).text());
    },
  };
}

/** Builds the signed form of a payment of 20 rupees. */
export function paytmForm(account: { mid: string; key: string }, orderId: string, changes: Fields = {}) {
  return sign(
    {
      MID: account.mid,
      ORDER_ID: orderId,
      CUST_ID: 'guest',
      TXN_AMOUNT: '20.00',
      CHANNEL_ID: 'WEB',
      WEBSITE: 'WEBSTAGING',
      INDUSTRY_TYPE_ID: 'Retail',
      CALLBACK_URL: 'http://127.0.0.1:9/callback',
      ...changes,
    },
    account.key,
  );
}

const unquoted = (written: string) =>
  written.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

export function fieldsOf(page: string): Fields {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [unquoted(name), unquoted(value)]),
  );
}

export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Starts a merchant's server that records the requests it receives. */
export async function useMerchant() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
