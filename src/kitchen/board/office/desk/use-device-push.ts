import { useEffect } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useInterface } from '#texts/office/index.ts';
import { canSubscribe, findSubscription } from '#ui/shared/push/subscribe.ts';

const keyOf = (storeId: string) => `thali.push.${storeId}`;

export function isDeviceSubscribed(storeId: string): boolean {
  return localStorage.getItem(keyOf(storeId)) === 'on';
}

export function rememberDevice(storeId: string, isSubscribed: boolean): void {
  if (isSubscribed) localStorage.setItem(keyOf(storeId), 'on');
  else localStorage.removeItem(keyOf(storeId));
}

/** Renews this device's push subscription, since the server forgets devices that are not used. */
export function useDevicePush(storeId: string): void {
  const { language: locale } = useInterface();
  useEffect(() => {
    if (!isDeviceSubscribed(storeId) || !canSubscribe()) return;
    const renew = async () => {
      const subscription = await findSubscription();
      if (subscription)
        await call('POST /api/stores/:storeId/push', { params: { storeId }, body: { subscription, locale } });
    };
    // The next visit tries again.
    renew().catch(() => {});
  }, [storeId, locale]);
}
