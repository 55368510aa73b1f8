import {
  createCallOutside,
  isOutside,
  mayBePrivate,
  type OutsideOptions,
} from '#platform/http/server/outside/call-outside.ts';
import type {
  EInvoiceProvider,
  Registered,
  RegistryAccount,
  RegistryAnswer,
} from '#platform/ports/server/e-invoices.ts';
import { SECOND } from '#platform/time/rules/durations.ts';

const HOST = 'https://gsp.adaequare.com';
const API = '/enriched/ei/api';
/** The registry takes its time over a document. */
const ANSWER_MS = 20 * SECOND;

/** The document is there already, from here or by another registrar. */
const KNOWN = ['2150', '2295'];
const NOT_ACTIVE = '9999';
/** A registry that can't work now. */
const BUSY = ['2146', '2147'];
const DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** Keys, users and tokens. */
const OF_KEYS = /^1\d{3}$/;
/** "Others", of the reasons that the registry knows. */
const CANCELLING = { Cnlrsn: '4', Cnlrem: 'Taken back by a credit note' };

type Fields = Record<string, unknown>;
type Refused = { state: 'refused'; code: string; said: string; result: unknown };
type Answer = { state: 'done'; result: unknown } | Refused | { state: 'keys' } | { state: 'away' };

/** The "enriched" API of https://gsp.adaequare.com, which takes documents as the registry's schema has them. */
export function createAdaequare(options: OutsideOptions): EInvoiceProvider {
  const call = createCallOutside({ ...options, answerMs: ANSWER_MS });
  /** By the keys that they were given for. One that the provider no longer takes is fetched anew. */
  const tokens = new Map<string, string>();
  const hostOf = ({ host = HOST }: RegistryAccount) => host.replace(/\/+$/, '');

  async function fetchToken(account: RegistryAccount, key: string): Promise<string | null> {
    const url = `${hostOf(account)}/gsp/authenticate?grant_type=token`;
    const headers = { gspappid: account.appId, gspappsecret: account.appSecret };
    const { status, text } = await call({ url, headers });
    if (status === 429 || status >= 500) throw new Error(`HTTP ${status}`);
    const { access_token: token } = status === 200 ? objectIn(text) : {};
    if (typeof token !== 'string') return null;
    tokens.set(key, token);
    return token;
  }

  async function ask(
    account: RegistryAccount,
    path: string,
    body?: object,
    isAgain = false,
  ): Promise<Answer> {
    const key = JSON.stringify([hostOf(account), account.appId, account.appSecret]);
    const token = tokens.get(key) ?? (await fetchToken(account, key));
    if (token === null) return { state: 'keys' };
    const { status, text } = await call({
      url: `${hostOf(account)}${API}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        gstin: account.gstin,
        'content-type': 'application/json',
        user_name: account.userName,
        password: account.password,
        requestid: crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (status === 401) {
      tokens.delete(key);
      return isAgain ? { state: 'keys' } : ask(account, path, body, true);
    }
    return status === 429 || status >= 500 ? { state: 'away' } : read(objectIn(text));
  }

  /** Nobody is told why: what failed may have the address and the keys. */
  const askSafely = (...asked: Parameters<typeof ask>): Promise<Answer> =>
    ask(...asked).catch(() => ({ state: 'away' }));

  return {
    takesHost: (host) => isOutside(host, mayBePrivate(options, host)),
    async register(account, document) {
      const answer = await askSafely(account, '/invoice', document);
      if (answer.state === 'done') return registered(answer.result);
      if (answer.state !== 'refused' || !KNOWN.includes(answer.code)) return plain(answer);
      const { Desc: known } = listIn(answer.result).find(({ InfCd }) => InfCd === 'DUPIRN') ?? {};
      const { Irn: irn } = (known ?? {}) as Fields;
      if (typeof irn !== 'string') return plain(answer);
      const whole = await askSafely(account, `/invoice/irn?irn=${encodeURIComponent(irn)}`);
      // After two days the registry tells no more than that it knows it.
      if (whole.state === 'refused') return registered(known);
      return whole.state === 'done' ? registered(whole.result) : { state: 'away' };
    },
    async cancel(account, irn) {
      const answer = await askSafely(account, '/invoice/cancel', { Irn: irn, ...CANCELLING });
      const isDone = answer.state === 'done' || (answer.state === 'refused' && answer.code === NOT_ACTIVE);
      return isDone ? { state: 'done', done: null } : plain(answer);
    },
    async tryKeys(account) {
      const answer = await askSafely(account, `/master/gstin?gstin=${account.gstin}`);
      if (answer.state === 'away') return 'unreachable';
      return answer.state === 'keys' ? 'refused' : 'accepted';
    },
  };
}

/** The registry's errors stand in the message: "2150 : Duplicate IRN, 3028 : …". */
function read({ success, message, result }: Fields): Answer {
  if (success === true) return { state: 'done', result };
  if (typeof message !== 'string') return { state: 'away' };
  const [, code = '', said = message] = /^\s*(\d{4})\s*:\s*(.*)$/s.exec(message) ?? [];
  if (OF_KEYS.test(code)) return { state: 'keys' };
  return BUSY.includes(code)
    ? { state: 'away' }
    : { state: 'refused', code, said: said.trim().slice(0, 300), result };
}

function plain(answer: Answer): RegistryAnswer<never> {
  if (answer.state !== 'refused') return { state: 'away' };
  const { state, code, said } = answer;
  return { state, code, said };
}

/** An answer that can't be read is none: the next one says what is there. */
function registered(result: unknown): RegistryAnswer<Registered> {
  const { Irn: irn, AckNo, AckDt: ackDate, SignedQRCode: signedQr = '' } = (result ?? {}) as Fields;
  const isWhole = [irn, ackDate, signedQr].every((text) => typeof text === 'string');
  if (!isWhole || !DATE.test(ackDate as string)) return { state: 'away' };
  return { state: 'done', done: { irn, ackNo: String(AckNo), ackDate, signedQr } as Registered };
}

function objectIn(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value : []);
