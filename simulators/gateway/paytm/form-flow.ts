import type { Desk } from '../desk.ts';
import { type Answer, type Call, readForm, seeOther } from '../http/call.ts';
import type { Fields } from '../ledger.ts';
import { parseAmount } from '../money.ts';
import { refusalPage } from '../pages/notice-page.ts';
import { RESULTS, type Result } from './answers.ts';
import { isSigned } from './signature.ts';

const NEEDED = ['CUST_ID', 'CHANNEL_ID', 'WEBSITE', 'INDUSTRY_TYPE_ID', 'CALLBACK_URL'];
export const ORDER_NAME = /^[\w@.-]{1,50}$/;

/** Accepts the signed form that the guest's browser posts. */
export function takeForm(desk: Desk, call: Call): Answer {
  const posted = readForm(call);
  const { MID = '', ORDER_ID = '', TXN_AMOUNT = '', CALLBACK_URL = '' } = posted;
  const fault = faultOf(desk, posted);
  if (fault) return refusalPage('Paytm', fault[1], fault[2]);
  const amount = parseAmount(TXN_AMOUNT) ?? 0;
  const known = desk.ledger.find(MID, ORDER_ID);
  if (known && known.amount !== amount) return refusalPage('Paytm', '325', 'Duplicate order id');
  const wanted = { flow: 'paytm', merchantId: MID, orderId: ORDER_ID, amount, currency: 'INR' } as const;
  const order = known ?? desk.ledger.open({ ...wanted, callbackUrl: CALLBACK_URL, posted });
  return seeOther(`/pay/${order.key}`);
}

function faultOf({ accounts }: Desk, posted: Fields): Result | null {
  const { MID, ORDER_ID = '', TXN_AMOUNT = '', CHECKSUMHASH, ...others } = posted;
  const account = accounts.paytm.find(({ mid }) => mid === MID);
  if (!account) return RESULTS.merchant;
  if (!isSigned(posted, account.key, CHECKSUMHASH)) return RESULTS.checksum;
  if (!ORDER_NAME.test(ORDER_ID)) return RESULTS.order;
  const amount = parseAmount(TXN_AMOUNT);
  if (amount === null || amount === 0) return RESULTS.startAmount;
  return NEEDED.every((name) => others[name]) ? null : RESULTS.startFields;
}
