import { useEffect } from 'react';
import { canSubscribe, findSubscription } from '#ui/push/subscribe.ts';
import { followStoreByPush } from '../../api/messages.ts';
import { useInterface } from '../../texts/index.ts';

const nameOf = (storeId: string) => `thali.push.${storeId}`;

export function isDeviceTold(storeId: string): boolean {
  return localStorage.getItem(nameOf(storeId)) === 'on';
}

export function noteDevice(storeId: string, isTold: boolean): void {
  if (isTold) localStorage.setItem(nameOf(storeId), 'on');
  else localStorage.removeItem(nameOf(storeId));
}

/** A device that is still in use says so; one that is not is forgotten after a while. */
export function useDevicePush(storeId: string): void {
  const { language: locale } = useInterface();
  useEffect(() => {
    if (!isDeviceTold(storeId) || !canSubscribe()) return;
    const renew = async () => {
      const subscription = await findSubscription();
      if (subscription) await followStoreByPush(storeId, { subscription, locale });
    };
    // The next time the board is opened is early enough.
    renew().catch(() => {});
  }, [storeId, locale]);
}
