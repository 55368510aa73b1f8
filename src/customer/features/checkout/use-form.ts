import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { OrderType } from '#domain/catalogue.ts';
import { addressLabel, type CheckoutForm, checkoutFaults, needsOtp } from '#domain/checkout.ts';
import { $checkoutDraft, changeDraft } from '../../state/checkout-draft.ts';
import { readSavedUser } from '../../state/saved-user.ts';
import type { Visit } from '../../state/visit.ts';
import { type OrderTexts, sayIn } from '../../texts/order/use-order-texts.ts';
import { offeredTypes, tableOf } from './place-of.ts';

export type Faults = Record<string, string>;

/** What the guest fills in, and what is wrong with it. */
export function useForm(allTypes: OrderType[], visit: Visit, texts: OrderTexts) {
  const draft = useStore($checkoutDraft);
  const [faults, setFaults] = useState<Faults>({});
  useSavedUser();

  const orderTypes = offeredTypes(allTypes, visit);
  const only = orderTypes.length === 1 ? orderTypes[0] : undefined;
  const orderType = only ?? orderTypes.find(({ label }) => label === draft.orderType) ?? null;
  const table = tableOf(visit, orderType);
  const addressField = addressLabel(orderType?.label ?? '') as keyof OrderTexts['form']['address'];
  const form: CheckoutForm = {
    contact: { name: draft.name.trim(), phone: draft.phone, countryCode: draft.countryCode },
    address: draft.addresses[addressField] ?? '',
    remarks: draft.remarks.trim(),
    hasTable: table !== null,
  };
  const check = (): Faults => {
    const found = checkoutFaults(form, orderType !== null && needsOtp(orderType));
    const said = Object.entries(found).map(([field, message]) => [field, sayIn(texts, message)]);
    return { ...(orderType ? {} : { orderType: texts.form.orderTypeMissing }), ...Object.fromEntries(said) };
  };
  const change = (field: string, values: Parameters<typeof changeDraft>[0]) => {
    changeDraft(values);
    const { [field]: _, ...others } = faults;
    setFaults(others);
  };
  return { draft, form, table, addressField, orderTypes, orderType, faults, setFaults, check, change };
}

/** Once, and only into what nobody has filled in yet. */
function useSavedUser(): void {
  useEffect(() => {
    const fill = async () => {
      const user = await readSavedUser();
      const { name, phone } = $checkoutDraft.get();
      if (!user || name || phone) return;
      const { mobile, countryCode, region } = user;
      changeDraft({ name: user.name, phone: mobile, countryCode, region });
    };
    void fill();
  }, []);
}
