import { useState } from 'react';
import { sendOtp } from '#ordering/orders/guests-api/orders.ts';
import { $checkoutDraft, type Challenge, changeDraft } from '#platform/phone/guests/state/checkout-draft.ts';
import { useAtom } from '#ui/guests/use-atom.ts';

export interface OtpState {
  /** Null unless the code is being entered. */
  challenge: Challenge | null;
  code: string;
  setCode: (code: string) => void;
  /** Returns false, without sending, if this number got a code a moment ago. */
  send: (storeId: string, countryCode: string, phone: string) => Promise<boolean>;
  /** Sets the seconds until another code may be requested. */
  waitFor: (seconds: number) => void;
  leave: () => void;
  forget: () => void;
}

/** The code is part of the stored draft, since phones may unload the page while the guest reads the message. */
export function useOtp(): OtpState {
  const { challenge, isEnteringCode } = useAtom($checkoutDraft);
  const [code, setCode] = useState('');

  const send = async (storeId: string, countryCode: string, phone: string) => {
    const isSame = challenge?.phone === phone && challenge.countryCode === countryCode;
    setCode('');
    if (isSame && challenge.resendAt > Date.now()) {
      changeDraft({ isEnteringCode: true });
      return false;
    }
    const { challengeId, resendIn } = await sendOtp(storeId, countryCode, phone);
    const sentAt = Date.now();
    const resendAt = sentAt + resendIn * 1000;
    changeDraft({
      challenge: { id: challengeId, countryCode, phone, sentAt, resendAt },
      isEnteringCode: true,
    });
    return true;
  };
  const waitFor = (seconds: number) => {
    const known = $checkoutDraft.get().challenge;
    const resendAt = Date.now() + seconds * 1000;
    if (known) changeDraft({ challenge: { ...known, resendAt: Math.max(known.resendAt, resendAt) } });
  };
  const leave = () => changeDraft({ isEnteringCode: false });
  const forget = () => {
    changeDraft({ challenge: null, isEnteringCode: false });
    setCode('');
  };
  return { challenge: isEnteringCode ? challenge : null, code, setCode, send, waitFor, leave, forget };
}
