import { useState } from 'react';
import { type Cart, type CartEntry, countItems } from '#ordering/cart/rules/cart.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import type { AppError } from '#platform/errors/rules/errors.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { refetchStore } from '#platform/phone/guests/state/live-store.ts';
import { $offline } from '#platform/phone/guests/state/online.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { type Faults, useSubmit } from '#ui/guests/form/use-submit.ts';
import { meetsMinimum } from '../rules/checkout.ts';
import { orderBody } from '../rules/order-body.ts';
import { findUnanswered, type Outcome, placeOnce } from '../rules/place-once.ts';
import { useOrderTexts } from '../texts/guests/order/use-order-texts.ts';
import { portsOf, useUnanswered } from './attempts.ts';
import { useCartCheck } from './cart/use-cart-check.ts';
import { useLinesAs } from './cart/use-offer.ts';
import { useForm } from './form/use-form.ts';
import { useOtp } from './form/use-otp.ts';
import { mayHaveArrived, parseRefusal, unsure } from './refusal.ts';

interface Setting {
  store: StoreModel;
  cart: Cart<CartEntry>;
  visit: Visit;
  onPlaced: (outcome: Outcome) => Promise<void>;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The checkout: checks the cart and the form, asks for a code where one is needed, and places the order. */
export function useCheckout({ store, cart, visit, onPlaced }: Setting) {
  const texts = useOrderTexts();
  const { language } = useLanguage();
  const { profile } = store.page;
  const check = useCartCheck(store, cart, visit);
  const [doing, setDoing] = useState<'placing' | 'sending'>('placing');
  const [told, setTold] = useState({ about: cart, isUnsure: false, isClosed: false });
  const [isReviewing, setReviewing] = useState(true);
  const tell = (isUnsure: boolean, isClosed = false) => setTold({ about: cart, isUnsure, isClosed });

  const refuse = async (error: AppError): Promise<Faults> => {
    const refusal = parseRefusal(error, texts, language, store.timeZone);
    if (refusal.isTableUnknown) fields.leaveTable();
    otp.waitFor(refusal.otpWait);
    if (refusal.wantsNewOtp) otp.leave();
    if (refusal.isStale) await refetchStore(profile.slug);
    tell(refusal.isUnsure, refusal.isClosed);
    setReviewing(true);
    return { ...refusal.faults, ...(refusal.trouble && { form: refusal.trouble }) };
  };
  const submission = useSubmit(refuse, {
    unanswered: (error) => {
      if (error instanceof NoCode) return texts.trouble.noAnswerOtp;
      tell(true);
      return unsure(texts, texts.trouble.noAnswer);
    },
  });
  const { faults, fail, mend } = submission;
  const fields = useForm({
    store,
    orderTypes: check.orderTypes,
    visit,
    texts,
    submission,
    amountFor: (type) => check.billFor(type).grandTotal,
  });
  const otp = useOtp();
  const { open: isOpen } = store.opening;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // The store has opened: the message that it is closed goes.
    if (isOpen && told.isClosed) mend('form');
  }

  const { orderType, form, table, needsCode } = fields;
  // The place bar says that the store is closed.
  const isShownBelow = told.isClosed && !isOpen;
  // A message about an earlier state of the cart goes, unless the order may have arrived.
  const isShown = !isShownBelow && (told.isUnsure || told.about === cart);
  const trouble = (isShown && faults['form']) || '';
  const ports = portsOf(profile.slug, profile._id);
  useUnanswered(profile.slug, fields.orderTypes, () => {
    tell(true);
    submission.setFaults({ form: unsure(texts, texts.trouble.noAnswer) });
  });
  const bill = check.billFor(orderType);
  const { as, lines } = useLinesAs(store, cart.lines, { orderType, table });
  const changes = check.changesFor(lines, orderType);
  const wantsOtp = needsCode && otp.challenge === null;

  const { mostPortions } = fields.asks;
  const tooMany = mostPortions !== null && countItems(cart) > mostPortions ? mostPortions : null;

  const askForCode = async () => {
    setDoing('sending');
    const { countryCode, phone } = form.contact;
    const isSent = await otp.send(profile._id, countryCode, phone).catch((error: unknown) => {
      // Only the request for a code went unanswered: no order was sent.
      throw mayHaveArrived(error) ? new NoCode() : error;
    });
    if (isSent) showToast(texts.otp.sent(phone));
  };
  const place = async (body: PlaceOrderBody) => {
    setDoing('placing');
    await onPlaced(await placeOnce(ports, body));
  };
  const placeNow = async (chosen: OrderType) => {
    const { currency } = profile;
    const what = { currency, orderType: chosen.label, lines, bill, form, table };
    const body = orderBody({ ...what, otp: null });
    // An unanswered attempt is sent again unchanged, with its code.
    const earlier = findUnanswered(await ports.read(), body, Date.now());
    if (earlier) return place(earlier);
    if (!needsCode) return place(body);
    if (!otp.challenge) return askForCode();
    if (otp.code === '') return fail({ code: texts.otp.missing });
    return place(orderBody({ ...what, otp: { challengeId: otp.challenge.id, code: otp.code } }));
  };
  const faultsNow = (): Faults => {
    const found = fields.check();
    if (!orderType || Object.keys(found).length > 0) return found;
    if (tooMany !== null) return { form: texts.form.mostPortions(tooMany) };
    if (meetsMinimum(bill.cartValue, orderType.minimum)) return {};
    return { form: texts.bill.minimum(String(toNumber(orderType.minimum))) };
  };
  const send = (work: () => Promise<void>, found?: Faults) => {
    if (submission.isBusy) return;
    tell(false);
    void submission.submit(work, found);
  };
  const submit = () => {
    if ($offline.get() || !isOpen) return;
    if (changes) return setReviewing(true);
    send(async () => {
      if (orderType) await placeNow(orderType);
    }, faultsNow());
  };
  const chooseType = (label: string) => {
    fields.change('orderType', { orderType: label });
    otp.forget();
    mend('form');
  };
  const accept = () => {
    mend('form');
    check.accept(lines);
  };
  return {
    ...submission,
    ...fields,
    lines,
    as,
    bill,
    changes,
    isReviewing: isReviewing && changes !== null && !submission.isBusy,
    review: setReviewing,
    accept,
    otp,
    wantsOtp,
    pending: submission.isBusy ? doing : null,
    trouble,
    /** Whether the order may have arrived, so that the button offers to try again. */
    isUnsure: trouble !== '' && told.isUnsure,
    chooseType,
    sendCode: () => send(askForCode),
    submit,
  };
}

/** The answer to the request for a code was lost. */
class NoCode extends NoAnswer {}
