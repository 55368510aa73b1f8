import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { canSubscribe, findSubscription, isForbidden, subscribe } from '#ui/shared/push/subscribe.ts';
import { isDeviceSubscribed, rememberDevice } from '../desk/use-device-push.ts';

/** Switches push messages about new orders on or off for this device. */
export function DevicePush() {
  const { t, language } = useInterface();
  const { storeId } = useStore();
  const { complain } = useNotice();
  const [isOn, setOn] = useState(() => isDeviceSubscribed(storeId));
  const [isRefused, setRefused] = useState(() => canSubscribe() && isForbidden());
  const isPossible = canSubscribe();
  const { data } = useQuery({
    queryKey: ['stores', storeId, 'push-key'],
    queryFn: () => call('GET /api/stores/:storeId/push', { params: { storeId } }),
    enabled: isPossible,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? turnOn() : turnOff()),
    onSuccess: (now) => {
      setOn(now);
      rememberDevice(storeId, now);
    },
    onError: complain,
  });

  async function turnOn(): Promise<boolean> {
    const subscription = data ? await subscribe(data.key) : null;
    setRefused(isForbidden());
    if (!subscription) return false;
    await call('POST /api/stores/:storeId/push', {
      params: { storeId },
      body: { subscription, locale: language },
    });
    return true;
  }

  async function turnOff(): Promise<boolean> {
    const subscription = await findSubscription();
    if (subscription)
      await call('POST /api/stores/:storeId/push/remove', {
        params: { storeId },
        body: { endpoint: subscription.endpoint },
      });
    return false;
  }

  const { messages: words } = t;
  return (
    <SwitchField
      label={words.device}
      description={isPossible ? (isRefused ? words.deviceForbidden : words.deviceHint) : words.deviceNone}
      checked={isOn && isPossible && !isRefused}
      disabled={!isPossible || isRefused || isPending || !data}
      onChange={mutate}
    />
  );
}
