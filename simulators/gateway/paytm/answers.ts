import { type Answer, json } from '../http/call.ts';
import { signText } from './signature.ts';

export type Result = readonly [resultStatus: string, resultCode: string, resultMsg: string];

export const RESULTS = {
  success: ['TXN_SUCCESS', '01', 'Txn Success'],
  failure: ['TXN_FAILURE', '227', 'Your payment has been declined by your bank.'],
  cancelled: ['TXN_FAILURE', '141', 'User has not completed transaction.'],
  pending: ['PENDING', '402', 'Looks like the payment is not complete.'],
  noRecord: ['NO_RECORD_FOUND', '331', 'No Record Found.'],
  checksum: ['TXN_FAILURE', '330', 'Paytm checksum mismatch.'],
  merchant: ['TXN_FAILURE', '335', 'Mid is invalid.'],
  order: ['TXN_FAILURE', '334', 'Invalid Order ID.'],
  started: ['S', '0000', 'Success'],
  startedAlready: ['S', '0002', 'Success Idempotent'],
  startFields: ['F', '1001', 'Request parameters are not valid'],
  startChecksum: ['F', '2005', 'Checksum provided is invalid'],
  startMerchant: ['F', '2006', 'Mid is invalid'],
  startAmount: ['F', '2007', 'Txn amount is invalid'],
  startOtherMerchant: ['F', '2013', "Mid in the query param doesn't match with the Request send"],
  startOtherOrder: ['F', '2014', "OrderId in the query param doesn't match with the Request send"],
  startInconsistent: ['F', '2023', 'Repeat Request Inconsistent'],
  refundDone: ['TXN_SUCCESS', '10', 'Refund Successfull'],
  refundAccepted: [
    'PENDING',
    '601',
    'Refund request was raised for this transaction. But it is pending state.',
  ],
  refundRefused: ['TXN_FAILURE', '600', 'Invalid refund request or restricted by bank'],
  refundUnpaid: ['TXN_FAILURE', '607', 'Refund can not be initiated for a cancelled transaction.'],
  refundRepeated: ['TXN_FAILURE', '617', 'Refund Already Raised'],
  refundAmount: ['TXN_FAILURE', '619', 'Invalid refund amount'],
  refundMismatch: ['TXN_FAILURE', '627', 'Order Details Mismatch'],
  refundUnknown: ['TXN_FAILURE', '631', 'Record not found'],
} as const satisfies Record<string, Result>;

/** Paytm answers 200 for every result, and signs its answers. */
export function tell(result: Result, more: object = {}, key?: string): Answer {
  const [resultStatus, resultCode, resultMsg] = result;
  const body = { ...more, resultInfo: { resultStatus, resultCode, resultMsg } };
  const signature = key === undefined ? {} : { signature: signText(JSON.stringify(body), key) };
  return json({ head: { responseTimestamp: String(Date.now()), version: 'v1', ...signature }, body });
}
