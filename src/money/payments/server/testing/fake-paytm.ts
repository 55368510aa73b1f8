import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '#testing/server/at-end.ts';
import { isSigned, signText, textOf } from '../adapters/paytm-checksum.ts';
import { sendTrouble, type Trouble } from './trouble.ts';

export const MERCHANT = { merchent_id: 'THALI00000000001', merchent_key: 'gKpu7IKaLSbkchFS' };

/** What Paytm knows of an order: the body of its answer, or the way in which it fails to answer. */
export type Reply = Record<string, unknown> | Trouble;

export interface FakePaytm {
  host: string;
  /** The replies by Paytm's name of the order; others are unknown to it. */
  replies: Map<string, Reply>;
  /** The answer when the newer flow begins. */
  token: Reply;
  /** The orders that were begun with a token, and those that were asked about, in order. */
  begun: string[];
  asked: string[];
  /** Awaited before each answer. */
  gate: () => Promise<unknown>;
  /** Marks the order as paid; returns the transaction id. */
  pay(gatewayOrderId: string, amount: string, transactionId?: string, currency?: string): string;
  fail(gatewayOrderId: string): void;
}

let transactions = 20261120000;

/** A Paytm on this machine, whose knowledge the test sets. It accepts signed questions only. */
export async function useFakePaytm({ merchent_key: key } = MERCHANT): Promise<FakePaytm> {
  const fake: FakePaytm = {
    host: '',
    replies: new Map(),
    token: TOKEN,
    begun: [],
    asked: [],
    gate: async () => {},
    pay(gatewayOrderId, txnAmount, transactionId = String(transactions++), currency = 'INR') {
      const resultInfo = { resultStatus: 'TXN_SUCCESS', resultCode: '01' };
      fake.replies.set(gatewayOrderId, { resultInfo, txnId: transactionId, txnAmount, currency });
      return transactionId;
    },
    fail(gatewayOrderId) {
      fake.replies.set(gatewayOrderId, { resultInfo: { resultStatus: 'TXN_FAILURE', resultCode: '227' } });
    },
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { body, head } = JSON.parse(text) as {
      body: { mid: string; orderId: string };
      head: { signature: string };
    };
    const isBeginning = request.url?.startsWith('/theia/api/v1/initiateTransaction?') ?? false;
    (isBeginning ? fake.begun : fake.asked).push(body.orderId);
    await fake.gate();
    const isRight = isSigned(JSON.stringify(body), key, head.signature);
    const known = isBeginning ? fake.token : (fake.replies.get(body.orderId) ?? NO_RECORD);
    return send(response, isRight ? known : 'an error', body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}

function send(response: ServerResponse, reply: Reply, body: object): unknown {
  if (typeof reply === 'string') return sendTrouble(response, reply);
  response.setHeader('content-type', 'application/json');
  return response.end(JSON.stringify({ head: {}, body: { ...body, ...reply } }));
}

const TOKEN = {
  resultInfo: { resultStatus: 'S', resultCode: '0000' },
  txnToken: 'fe795335ed3049c78a57271075f2199e',
};
const NO_RECORD = { resultInfo: { resultStatus: 'NO_RECORD_FOUND', resultCode: '331' } };

type Fields = Record<string, string>;

/** The form with which Paytm sends a customer back, signed as Paytm does. */
export function returnOf(paramDict: Fields, changes: Fields = {}, key = MERCHANT.merchent_key): Fields {
  const fields = {
    MID: paramDict['MID'] ?? '',
    ORDERID: paramDict['ORDER_ID'] ?? '',
    TXNID: '20261120111212800110168',
    BANKTXNID: '',
    TXNAMOUNT: paramDict['TXN_AMOUNT'] ?? '',
    CURRENCY: 'INR',
    STATUS: 'TXN_SUCCESS',
    RESPCODE: '01',
    RESPMSG: 'Txn Success',
    TXNDATE: '2026-11-20 12:00:00.0',
    GATEWAYNAME: 'WALLET',
    PAYMENTMODE: 'PPI',
    ...changes,
  };
  return { ...fields, CHECKSUMHASH: signText(textOf(fields), key) };
}
