import type { Cashier, Desk } from '../desk.ts';
import { paytmId } from '../ids.ts';
import type { Fields, Order, Payment } from '../ledger.ts';
import { toDecimal } from '../money.ts';
import { sign } from './signature.ts';
import { dateOf, resultOf } from './status.ts';

const keyOf = ({ accounts }: Desk, { merchantId }: Order) =>
  accounts.paytm.find(({ mid }) => mid === merchantId)?.key ?? '';

export const paytmCashier: Cashier = {
  newPaymentId: paytmId,
  wayHome(desk, order, payment) {
    const fields = sign(returnOf(order, payment), keyOf(desk, order));
    return { url: order.callbackUrl, method: 'post', fields };
  },
  /**
   * Only values are signed, with one key in both directions. The values of the merchant's own request
   * therefore keep a valid checksum under other names.
   */
  forge(_desk, order) {
    const { CHECKSUMHASH, ...signed } = order.posted;
    const values = Object.keys(signed)
      .toSorted()
      .map((name) => signed[name] ?? '');
    if (CHECKSUMHASH === undefined || values.length !== FORGED_NAMES.length)
      return sign(returnOf(order, null), 'some-other-key!!');
    const forged = Object.fromEntries(FORGED_NAMES.map((name, at) => [name, values[at] ?? '']));
    return { ...forged, CHECKSUMHASH };
  },
  // Merchants have to ask for the status.
  async tell() {},
  async tellRefund() {},
};

/**
 * In the order of the request's fields: address, channel, customer, industry, merchant, order, amount,
 * website.
 */
const FORGED_NAMES = ['A', 'B', 'C', 'D', 'MID', 'ORDERID', 'TXNAMOUNT', 'WEBSITE'];

function returnOf(order: Order, payment: Payment | null): Fields {
  const [STATUS, RESPCODE, RESPMSG] = resultOf(order, payment);
  return {
    MID: order.merchantId,
    ORDERID: order.orderId,
    TXNAMOUNT: toDecimal(payment?.amount ?? order.amount),
    CURRENCY: order.currency,
    STATUS,
    RESPCODE,
    RESPMSG,
    ...(payment
      ? {
          TXNID: payment.paymentId,
          BANKTXNID: payment.paymentId.slice(-12),
          TXNDATE: dateOf(payment.at),
          GATEWAYNAME: 'SIMULATED',
          BANKNAME: 'Simulated Bank',
          PAYMENTMODE: 'UPI',
        }
      : { BANKTXNID: '' }),
  };
}
