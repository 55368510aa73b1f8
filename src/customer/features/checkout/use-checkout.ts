import { useRef, useState } from 'react';
import type { PlaceOrderBody } from '#domain/api/order.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { type Cart, type CartEntry, countItems } from '#domain/cart/cart.ts';
import { toNumber } from '#domain/money/money.ts';
import { meetsMinimum } from '#domain/placing/checkout.ts';
import { orderBody } from '#domain/placing/order-body.ts';
import { findUnanswered, type Outcome, placeOnce } from '#domain/placing/place-once.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import { refetchStore } from '../../state/live-store.ts';
import { $offline } from '../../state/online.ts';
import { showToast } from '../../state/toasts.ts';
import type { Visit } from '../../state/visit.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { portsOf, useUnanswered } from './attempts.ts';
import { useCartCheck } from './cart/use-cart-check.ts';
import { type FormFaults, useForm } from './form/use-form.ts';
import { useOtp } from './form/use-otp.ts';
import { parseRefusal, unsure } from './refusal.ts';

interface Setting {
  store: StoreModel;
  cart: Cart<CartEntry>;
  visit: Visit;
  onPlaced: (outcome: Outcome) => Promise<void>;
}

interface Message {
  text: string;
  isUnsure: boolean;
  /** The cart that it is about; null for a message that outlives changes of the cart. */
  about: Cart<CartEntry> | null;
}

const NO_MESSAGE: Message = { text: '', isUnsure: false, about: null };

export type Checkout = ReturnType<typeof useCheckout>;

/** The checkout: checks the cart and the form, asks for a code where one is needed, and places the order. */
export function useCheckout({ store, cart, visit, onPlaced }: Setting) {
  const texts = useOrderTexts();
  const { locale } = useLanguage();
  const { profile } = store.page;
  const check = useCartCheck(store, cart);
  const fields = useForm({
    store,
    orderTypes: check.orderTypes,
    visit,
    texts,
    amountFor: (type) => check.billFor(type).grandTotal,
  });
  const otp = useOtp();
  const [pending, setPending] = useState<'placing' | 'sending' | null>(null);
  const [message, setMessage] = useState(NO_MESSAGE);
  const [isClosedOut, setClosedOut] = useState(false);
  const isBusy = useRef(false);
  const [isReviewing, setReviewing] = useState(true);
  /** The number of failed attempts; each one moves the focus to the first fault. */
  const [failures, setFailures] = useState(0);

  const { open: isOpen } = store.opening;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // The store has opened: the message that it is closed goes.
    if (isOpen && isClosedOut) setMessage(NO_MESSAGE);
    setClosedOut(false);
  }

  const { orderType, form, table, needsCode } = fields;
  const setTrouble = (text: string, isUnsure = false) =>
    setMessage({ text, isUnsure, about: isUnsure ? null : cart });
  // The place bar says that the store is closed.
  const isShownBelow = isClosedOut && !isOpen;
  // A message about an earlier state of the cart goes, unless the order may have arrived.
  const trouble = !isShownBelow && (message.about === null || message.about === cart) ? message.text : '';
  const ports = portsOf(profile.slug, profile._id);
  useUnanswered(profile.slug, fields.orderTypes, () =>
    setTrouble(unsure(texts, texts.trouble.noAnswer), true),
  );
  const bill = check.billFor(orderType);
  const changes = check.changesFor(orderType);
  const wantsOtp = needsCode && otp.challenge === null;

  const { mostPortions } = fields.asks;
  const tooMany = mostPortions !== null && countItems(cart) > mostPortions ? mostPortions : null;

  const fail = (faults: FormFaults, message = '', isUnsure = false) => {
    fields.setFaults(faults);
    setTrouble(message, isUnsure);
    setFailures((count) => count + 1);
    if (faults['orderType']) showToast(faults['orderType'], 'error');
  };
  const attempt = async (what: 'placing' | 'sending', work: () => Promise<void>) => {
    setPending(what);
    setTrouble('');
    fields.setFaults({});
    try {
      await work();
    } catch (error) {
      const refusal = parseRefusal(error, texts, locale);
      if (refusal.isTableUnknown) fields.leaveTable();
      // Only the request for a code went unanswered: no order was sent.
      if (what === 'sending' && refusal.isUnsure) fail({}, texts.trouble.noAnswerOtp);
      else fail(refusal.faults, refusal.trouble, refusal.isUnsure);
      otp.waitFor(refusal.otpWait);
      if (refusal.wantsNewOtp) otp.leave();
      if (refusal.isStale) await refetchStore(profile.slug);
      setClosedOut(refusal.isClosed);
      setReviewing(true);
    } finally {
      setPending(null);
    }
  };

  const sendCode = () =>
    attempt('sending', async () => {
      const { countryCode, phone } = form.contact;
      const isSent = await otp.send(profile._id, countryCode, phone);
      if (isSent) showToast(texts.otp.sent(phone));
    });
  const place = (body: PlaceOrderBody) =>
    attempt('placing', async () => onPlaced(await placeOnce(ports, body)));
  const placeNow = async (chosen: OrderType) => {
    const { currency } = profile;
    const what = { currency, orderType: chosen.label, lines: check.lines, bill, form, table };
    const body = orderBody({ ...what, otp: null });
    // An unanswered attempt is sent again unchanged, with its code.
    const earlier = findUnanswered(await ports.read(), body, Date.now());
    if (earlier) return place(earlier);
    if (!needsCode) return place(body);
    if (!otp.challenge) return sendCode();
    if (otp.code === '') return fail({ code: texts.otp.missing });
    return place(orderBody({ ...what, otp: { challengeId: otp.challenge.id, code: otp.code } }));
  };

  const showTrouble = (error: unknown) => {
    const { trouble, isUnsure } = parseRefusal(error, texts, locale);
    fail({}, trouble, isUnsure);
  };
  const proceed = async () => {
    if (changes) {
      setReviewing(true);
      return;
    }
    const faults = fields.check();
    if (!orderType || Object.keys(faults).length > 0) fail(faults);
    else if (tooMany !== null) fail({}, texts.form.mostPortions(tooMany));
    else if (meetsMinimum(bill.cartValue, orderType.minimum)) await placeNow(orderType).catch(showTrouble);
    else fail({}, texts.bill.minimum(String(toNumber(orderType.minimum))));
  };
  const submit = async () => {
    // A second tap may come before React has rendered.
    if (isBusy.current || $offline.get() || !store.opening.open) return;
    isBusy.current = true;
    await proceed().finally(() => {
      isBusy.current = false;
    });
  };
  const chooseType = (label: string) => {
    fields.change('orderType', { orderType: label });
    otp.forget();
    setTrouble('');
  };
  const accept = () => {
    setTrouble('');
    check.accept();
  };
  return {
    ...fields,
    lines: check.lines,
    bill,
    changes,
    isReviewing: isReviewing && changes !== null && pending === null,
    review: setReviewing,
    accept,
    otp,
    wantsOtp,
    pending,
    trouble,
    /** Whether the order may have arrived, so that the button offers to try again. */
    isUnsure: trouble !== '' && message.isUnsure,
    failures,
    chooseType,
    sendCode,
    submit,
  };
}
