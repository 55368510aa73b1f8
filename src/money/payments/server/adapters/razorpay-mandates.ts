import * as z from 'zod';
import type {
  Gateway,
  MandateAnswer,
  MandateProvider,
  RegisteredMandate,
} from '#platform/ports/server/gateways.ts';
import { authOf, formOf, makeOrder } from './razorpay-calls.ts';
import { answered, isName, parseJson, SOMETHING_ELSE, type Tools } from './tools.ts';

const name = z.string().regex(/^\w{1,64}$/);
const madeCustomer = z.object({ id: name });
const payment = z.object({
  id: z.string(),
  email: z.string().nullish(),
  contact: z.string().nullish(),
  customer_id: z.string().nullish(),
  token_id: z.string().nullish(),
});
const token = z.object({
  id: z.string(),
  expired_at: z.number().nullish(),
  recurring_details: z.object({ status: z.string() }),
});

/** A token can also be paused by its payer. A charge is then refused like any other. */
const STATES: Record<string, MandateAnswer> = {
  initiated: 'pending',
  confirmed: 'active',
  paused: 'active',
  rejected: 'rejected',
  cancelled: 'revoked',
};

const SECOND = 1000;

/** Razorpay's recurring payments: a token of a customer, registered with a payment and charged by us. */
export function createRazorpayMandates(tools: Tools): MandateProvider {
  const { getJson, postJson, call } = tools;

  async function read<T extends z.ZodType>(account: Gateway, path: string, schema: T): Promise<z.infer<T>> {
    const { status, text } = await getJson(`${account.host}/v1/${path}`, authOf(account));
    if (status !== 200) throw new Error(answered(status));
    const found = parseJson(schema, text);
    if (!found) throw new Error(SOMETHING_ELSE);
    return found;
  }

  async function fetchState(
    account: Gateway,
    mandate: RegisteredMandate,
    now: number,
  ): Promise<MandateAnswer> {
    const url = `${account.host}/v1/${pathOf(mandate)}`;
    const { status, text } = await getJson(url, authOf(account)).catch(() => ({ status: 0, text: '' }));
    if (status === 400 || status === 404) return 'unknown';
    const found = status === 200 ? parseJson(token, text) : null;
    if (!found || found.id !== mandate.token) return 'unreachable';
    if (found.expired_at && found.expired_at * SECOND <= now) return 'expired';
    return STATES[found.recurring_details.status] ?? 'unreachable';
  }

  return {
    async findCustomer(account, payer) {
      // "0": the customer that is there already is no error.
      const body = JSON.stringify({ ...payer, fail_existing: '0' });
      const { status, text } = await postJson(`${account.host}/v1/customers`, body, authOf(account));
      if (status !== 200 && status !== 201) throw new Error(answered(status));
      const made = parseJson(madeCustomer, text);
      if (!made) throw new Error(SOMETHING_ELSE);
      return made.id;
    },
    async start(account, { payeeName, callbackUrl, cancelUrl, ...attempt }, wish) {
      const { customer: customer_id, way: method, most: max_amount, expiresAt } = wish;
      const expire_at = Math.floor(expiresAt / SECOND);
      const reference = await makeOrder(tools, account, attempt, {
        customer_id,
        method,
        token: { max_amount, expire_at, frequency: 'as_presented' },
      });
      const way = { payeeName, callbackUrl, cancelUrl };
      return formOf(account, attempt, reference, way, { customer_id, recurring: '1' });
    },
    async fetchRegistered(account, customer, transactionId) {
      const found = await read(account, `payments/${encodeURIComponent(transactionId)}`, payment);
      return found.customer_id === customer && isName(found.token_id) ? found.token_id : null;
    },
    fetchState,
    prepare: (account, attempt) => makeOrder(tools, account, attempt),
    async charge(account, { amount, currency, reference }, request) {
      try {
        const by = await read(account, `payments/${encodeURIComponent(request.registeredBy)}`, payment);
        const body = JSON.stringify({
          email: by.email,
          contact: by.contact,
          amount,
          currency,
          order_id: reference,
          customer_id: request.customer,
          token: request.token,
          recurring: true,
          description: request.description,
        });
        const url = `${account.host}/v1/payments/create/recurring`;
        const { status } = await postJson(url, body, authOf(account));
        if (status === 400) return 'refused';
        return status === 200 || status === 201 ? 'asked' : 'unreachable';
      } catch {
        return 'unreachable';
      }
    },
    async cancel(account, mandate, now) {
      // A mandate of UPI is cancelled at the bank; a card is forgotten.
      const [method, path] =
        mandate.way === 'upi' ? (['PUT', '/cancel'] as const) : (['DELETE', ''] as const);
      const url = `${account.host}/v1/${pathOf(mandate)}${path}`;
      const answer = await call({ url, method, headers: authOf(account) }).catch(() => ({ status: 0 }));
      if (answer.status === 200) return true;
      return !['active', 'pending', 'unreachable'].includes(await fetchState(account, mandate, now));
    },
  };
}

const pathOf = ({ customer, token }: RegisteredMandate) =>
  `customers/${encodeURIComponent(customer)}/tokens/${encodeURIComponent(token)}`;
