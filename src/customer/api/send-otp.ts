import { send } from './send.ts';

export interface OtpSent {
  challengeId: string;
  resendIn: number;
}

/** The server makes the code; what stands in its place in the address is for clients that made it themselves. */
export function sendOtp(storeId: string, countryCode: string, phone: string): Promise<OtpSent> {
  const path = [countryCode, phone, '0000'].map(encodeURIComponent).join('/');
  return send<OtpSent>(`/order/send-otp/${path}?profileID=${encodeURIComponent(storeId)}`, {
    method: 'POST',
  });
}
