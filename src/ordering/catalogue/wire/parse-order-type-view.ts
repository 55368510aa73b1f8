import { DEFAULT_ASKS, nullIfDefault, type OrderAsks } from '#ordering/order-types/rules/order-asks.ts';
import { kindByLabel } from '#ordering/order-types/rules/order-kind.ts';
import type { OrderType } from '../rules/catalogue.ts';
import type { OrderTypeView } from './catalogue.ts';
import { hundredths, parseTax } from './parse-menu-view.ts';

export function parseOrderTypeView(view: OrderTypeView): OrderType {
  return {
    id: view._id,
    label: view.label,
    kind: view.kind ?? kindByLabel(view.label),
    active: view.active,
    otpAuthentication: view.otpAuthentication,
    otpOnOrder: view.otp_on_order,
    onlinePayment: view.online_payment === 1,
    paymentMethod: view.paymentMethod,
    initialState: view.initialOrderState,
    minimum: hundredths(view.minimumOrderValue),
    charges: view.contents.map(({ label, value, valueType, taxes = [], translations }) => {
      const named = { label, translations };
      const charge = taxes.length > 0 ? { ...named, taxes: taxes.map(parseTax) } : named;
      return valueType === 'absolute'
        ? { ...charge, kind: 'absolute', amount: hundredths(value) }
        : { ...charge, kind: 'percentage', rate: hundredths(value) };
    }),
    asks: parseAsks(view),
    translations: view.translations,
  };
}

function parseAsks({ askName, askPhone, mostPortions, mostWithoutCode }: OrderTypeView): OrderAsks | null {
  return nullIfDefault({
    name: askName ?? DEFAULT_ASKS.name,
    phone: askPhone ?? DEFAULT_ASKS.phone,
    mostPortions: mostPortions ?? null,
    mostWithoutCode: mostWithoutCode == null ? null : hundredths(mostWithoutCode),
  });
}
