import { useState } from 'react';
import { sendOtp } from '../../api/send-otp.ts';

interface Challenge {
  id: string;
  countryCode: string;
  phone: string;
  /** When another code may be asked for. */
  resendAt: number;
}

export interface Otp {
  /** Set while the code is being entered. */
  challenge: Challenge | null;
  code: string;
  setCode: (code: string) => void;
  /** False when a code that went to this number just now still stands. */
  ask: (storeId: string, countryCode: string, phone: string) => Promise<boolean>;
  leave: () => void;
  forget: () => void;
}

export function useOtp(): Otp {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isEntering, setEntering] = useState(false);
  const [code, setCode] = useState('');

  const ask = async (storeId: string, countryCode: string, phone: string) => {
    const isSame = challenge?.phone === phone && challenge.countryCode === countryCode;
    setCode('');
    if (isSame && challenge.resendAt > Date.now()) {
      setEntering(true);
      return false;
    }
    const { challengeId, resendIn } = await sendOtp(storeId, countryCode, phone);
    setChallenge({ id: challengeId, countryCode, phone, resendAt: Date.now() + resendIn * 1000 });
    setEntering(true);
    return true;
  };
  const leave = () => setEntering(false);
  const forget = () => {
    setEntering(false);
    setChallenge(null);
    setCode('');
  };
  return { challenge: isEntering ? challenge : null, code, setCode, ask, leave, forget };
}
