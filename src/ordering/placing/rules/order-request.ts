import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { DEFAULT_COUNTRY_CODE, normaliseCountryCode } from './checkout.ts';
import type { OrderRequest, RequestedLine } from './place-order.ts';

/** What is asked for, of a body that was checked. */
export function orderRequestOf(body: PlaceOrderBody): OrderRequest {
  const { phone = '', name = '', countryCode = DEFAULT_COUNTRY_CODE } = body.user ?? {};
  return {
    orderType: body.orderType ?? '',
    menuId: body.menuID ?? null,
    amount: parseHundredths(body.amount),
    lines: body.items.map(requestedLineOf),
    form: {
      contact: { phone, name, countryCode: normaliseCountryCode(countryCode) },
      address: body.address ?? '',
      remarks: body.remarks ?? '',
      hasTable: body.table !== undefined,
    },
  };
}

type Item = Pick<
  PlaceOrderBody['items'][number],
  'itemID' | 'itemLabel' | 'configs' | 'quantity' | 'value' | 'remarks'
>;

export const requestedLineOf = ({
  itemID,
  itemLabel = '',
  configs,
  quantity,
  value,
  remarks = '',
}: Item): RequestedLine => ({
  itemId: itemID,
  label: itemLabel,
  selections: configs,
  quantity,
  remarks,
  value: parseHundredths(value),
});
