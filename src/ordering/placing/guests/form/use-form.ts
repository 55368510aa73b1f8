import { useEffect, useMemo, useState } from 'react';
import { ASAP, pickupTimes } from '#kitchen/promise/rules/pickup.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { asksOf } from '#ordering/order-types/rules/order-asks.ts';
import { addressLabel } from '#ordering/serving/rules/served-way.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import {
  $checkoutDraft,
  changeDraft,
  openDraft,
  readSavedUser,
} from '#platform/phone/guests/state/checkout-draft.ts';
import { forgetTable, type Visit } from '#platform/phone/guests/state/visit.ts';
import { fetchTables } from '#restaurant/stores/guests-api/stores.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import type { Faults, Submission } from '#ui/guests/form/use-submit.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { type CheckoutForm, checkoutFaults, needsOtp } from '../../rules/checkout.ts';
import type { OrderTexts } from '../../texts/guests/order/en.ts';
import { sayFault } from '../../texts/guests/order/use-order-texts.ts';
import { chosenTable, tablesFor, visitedTable } from './place-of.ts';
import { offeredTypes, typeIn } from './type-of.ts';

interface Setting {
  store: StoreModel;
  orderTypes: OrderType[];
  visit: Visit;
  /** The total with an order type: some require a code above an amount. */
  amountFor: (orderType: OrderType | null) => number;
  texts: OrderTexts;
  submission: Submission;
}

/** The fields of the form. */
export function useForm({ store, orderTypes: allTypes, visit, amountFor, texts, submission }: Setting) {
  const { slug } = store.page.profile;
  const draft = useAtom($checkoutDraft);
  useSavedDraft(slug);

  const orderTypes = offeredTypes(allTypes, visit);
  const orderType = typeIn(orderTypes, draft.orderType, visit);
  const visited = visitedTable(visit, orderType);
  const addressField = addressLabel(orderType?.kind ?? 'table');
  const isTableAsked = orderType !== null && visited === null && addressField === 'Table/Room no.';
  // Without the list, the guest types the place.
  const { value: offered, isLoading } = useLoad(isTableAsked ? slug : null, {
    fetch: () => fetchTables(slug),
  });
  const tables = isTableAsked && offered ? tablesFor(offered, orderType) : [];
  const table = visited ?? chosenTable(tables, draft.table);
  const pickupTimes = usePickupTimes(store);
  const isPickup = addressField === 'Pickup Time';
  const needsCode = orderType !== null && needsOtp(orderType, amountFor(orderType));
  const asks = asksOf(orderType ?? { asks: null });

  const form: CheckoutForm = {
    contact: {
      name: asks.name === 'off' ? '' : draft.name.trim(),
      phone: asks.phone === 'off' && !needsCode ? '' : draft.phone,
      countryCode: draft.countryCode,
    },
    address: draft.addresses[addressField] ?? (isPickup ? ASAP : ''),
    remarks: draft.remarks.trim(),
    hasTable: table !== null,
  };
  const check = (): Faults => {
    const found = checkoutFaults(form, {
      isNameRequired: asks.name === 'required',
      isPhoneRequired: asks.phone === 'required' || needsCode,
      pickupFault: isPickup
        ? (time) => (time === ASAP || pickupTimes.includes(time) ? null : { rule: 'pickupTooEarly' })
        : undefined,
    });
    const said = Object.entries(found).map(([field, fault]) => [field, sayFault(texts, fault, '')]);
    return { ...(orderType ? {} : { orderType: texts.form.orderTypeMissing }), ...Object.fromEntries(said) };
  };
  const change = (field: string, values: Parameters<typeof changeDraft>[0]) => {
    changeDraft(values);
    submission.mend(field);
  };
  return {
    draft,
    form,
    table,
    /** Whether the link names the table. */
    isTableKnown: visited !== null,
    unknownTable: visit.unknownTable ?? null,
    tables,
    isReadingTables: isLoading,
    pickupTimes,
    addressField,
    orderTypes,
    orderType,
    needsCode,
    asks,
    check,
    change,
    /** Forgets the table, so that another one can be chosen. */
    leaveTable: () => {
      forgetTable();
      changeDraft({ table: null });
    },
  };
}

/** Fills in the form once: this store's draft, else the guest who ordered last. */
function useSavedDraft(slug: string): void {
  useEffect(() => {
    const fill = async () => {
      await openDraft(slug);
      const user = await readSavedUser();
      const { name, phone } = $checkoutDraft.get();
      if (!user || name || phone) return;
      const { mobile, countryCode, region } = user;
      changeDraft({ name: user.name, phone: mobile, countryCode, region });
    };
    void fill();
  }, [slug]);
}

const TICK_MS = 30_000;

/** The pickup times that can still be chosen. */
function usePickupTimes({ timeZone, estimate, opening }: StoreModel): string[] {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const closesAt = opening.open ? opening.closesAt : null;
  return useMemo(
    () => pickupTimes({ timeZone, estimate, now, closesAt }),
    [timeZone, estimate, now, closesAt],
  );
}
