import { useEffect } from 'react';

type Received = Credential & { code?: string };

/** Where the browser may read the one message that names this site, its code stands there by itself. */
export function useWebOtp(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const leave = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: leave.signal } as CredentialRequestOptions;
    navigator.credentials.get(asked).then(
      (received) => onCode((received as Received | null)?.code ?? ''),
      // Not allowed, or left: the code is typed then.
      () => {},
    );
    return () => leave.abort();
  }, [onCode]);
}
