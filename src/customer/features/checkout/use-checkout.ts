import { useRef, useState } from 'react';
import type { PlaceOrderBody } from '#domain/api/order.ts';
import type { StoreModel } from '#domain/api/store-model.ts';
import { toDecimal } from '#domain/money/money.ts';
import { type Cart, type CartEntry, countItems } from '#domain/placing/cart.ts';
import { meetsMinimum } from '#domain/placing/checkout.ts';
import { orderBody } from '#domain/sending/order-body.ts';
import { findUnanswered, type Outcome, placeOnce } from '#domain/sending/place-once.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import { refreshStore } from '../../state/live-store.ts';
import { $offline } from '../../state/online.ts';
import { showToast } from '../../state/toasts.ts';
import type { Visit } from '../../state/visit.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { portsOf, useUnanswered } from './attempts.ts';
import { readRefusal, unsure } from './refusal.ts';
import { useCartCheck } from './use-cart-check.ts';
import { type Faults, useForm } from './use-form.ts';
import { useOtp } from './use-otp.ts';

interface Setting {
  store: StoreModel;
  cart: Cart<CartEntry>;
  visit: Visit;
  onPlaced: (outcome: Outcome) => Promise<void>;
}

interface Said {
  text: string;
  isUnsure: boolean;
  /** The cart that it was said of; null for what holds whatever the cart becomes. */
  about: Cart<CartEntry> | null;
}

const NOTHING_SAID: Said = { text: '', isUnsure: false, about: null };

export type Checkout = ReturnType<typeof useCheckout>;

/** From the cart to the order: what stands in its way is said, and nothing is sent before it is out of it. */
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
  const [said, setSaid] = useState(NOTHING_SAID);
  const [isClosedOut, setClosedOut] = useState(false);
  const isBusy = useRef(false);
  const [isReviewing, setReviewing] = useState(true);
  /** Counts the tries that ended in faults: the page then goes to the first of them. */
  const [stumbles, setStumbles] = useState(0);

  const { open: isOpen } = store.opening;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Open again: what was refused for that alone is no trouble any more.
    if (isOpen && isClosedOut) setSaid(NOTHING_SAID);
    setClosedOut(false);
  }

  const { orderType, form, table, needsCode } = fields;
  const setTrouble = (text: string, isUnsure = false) =>
    setSaid({ text, isUnsure, about: isUnsure ? null : cart });
  // What was said of another cart than this one holds no longer, but for what nobody knows the outcome of.
  const isSaidBelow = isClosedOut && !isOpen;
  const trouble = !isSaidBelow && (said.about === null || said.about === cart) ? said.text : '';
  const ports = portsOf(profile.slug, profile._id);
  useUnanswered(profile.slug, () => setTrouble(unsure(texts, texts.trouble.noAnswer), true));
  const bill = check.billFor(orderType);
  const changes = check.changesFor(orderType);
  const wantsOtp = needsCode && otp.challenge === null;

  const { mostPortions } = fields.asks;
  const tooMany = mostPortions !== null && countItems(cart) > mostPortions ? mostPortions : null;

  const stumble = (faults: Faults, said = '', isUnsure = false) => {
    fields.setFaults(faults);
    setTrouble(said, isUnsure);
    setStumbles((count) => count + 1);
    if (faults['orderType']) showToast(faults['orderType'], 'error');
  };
  const attempt = async (what: 'placing' | 'sending', work: () => Promise<void>) => {
    setPending(what);
    setTrouble('');
    fields.setFaults({});
    try {
      await work();
    } catch (error) {
      const refusal = readRefusal(error, texts, locale);
      if (refusal.isTableUnknown) fields.leaveTable();
      // No order was sent yet where only the request for a code went unanswered.
      if (what === 'sending' && refusal.isUnsure) stumble({}, texts.trouble.noAnswerOtp);
      else stumble(refusal.faults, refusal.trouble, refusal.isUnsure);
      otp.waitFor(refusal.otpWait);
      if (refusal.wantsNewOtp) otp.leave();
      if (refusal.isStale) await refreshStore(profile.slug);
      setClosedOut(refusal.isClosed);
      setReviewing(true);
    } finally {
      setPending(null);
    }
  };

  const sendCode = () =>
    attempt('sending', async () => {
      const { countryCode, phone } = form.contact;
      const isSent = await otp.ask(profile._id, countryCode, phone);
      if (isSent) showToast(texts.otp.sent(phone));
    });
  const place = (body: PlaceOrderBody) =>
    attempt('placing', async () => onPlaced(await placeOnce(ports, body)));
  const placeNow = async (chosen: OrderType) => {
    const { currency } = profile;
    const what = { currency, orderType: chosen.label, lines: check.lines, bill, form, table };
    const body = orderBody({ ...what, otp: null });
    // A try that was not answered goes out again just as it was, with the code that it had.
    const earlier = findUnanswered(await ports.read(), body, Date.now());
    if (earlier) return place(earlier);
    if (!needsCode) return place(body);
    if (!otp.challenge) return sendCode();
    if (otp.code === '') return stumble({ code: texts.otp.missing });
    return place(orderBody({ ...what, otp: { challengeId: otp.challenge.id, code: otp.code } }));
  };

  const tellTrouble = (error: unknown) => {
    const { trouble, isUnsure } = readRefusal(error, texts, locale);
    stumble({}, trouble, isUnsure);
  };
  const proceed = async () => {
    if (changes) {
      setReviewing(true);
      return;
    }
    const faults = fields.check();
    if (!orderType || Object.keys(faults).length > 0) stumble(faults);
    else if (tooMany !== null) stumble({}, texts.form.mostPortions(tooMany));
    else if (meetsMinimum(bill.cartValue, orderType.minimum)) await placeNow(orderType).catch(tellTrouble);
    else stumble({}, texts.bill.minimum(trimmed(orderType.minimum)));
  };
  const submit = async () => {
    // A second tap may come before anything has been drawn anew.
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
    /** Whether the order may have arrived, so that another try is offered. */
    isUnsure: trouble !== '' && said.isUnsure,
    stumbles,
    chooseType,
    sendCode,
    submit,
  };
}

function trimmed(amount: number): string {
  return toDecimal(amount).replace(/\.?0+$/, '');
}
