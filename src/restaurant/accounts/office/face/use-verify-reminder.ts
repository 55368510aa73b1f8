import { useSessionStorage } from '@mantine/hooks';

/** Whether the reminder to verify the own address is put off until the next visit. */
export function useVerifyLater() {
  return useSessionStorage({ key: 'thali.verify-later', defaultValue: false });
}

/** Shows the reminder again to somebody who has put it off and now needs it. */
export function useVerifyReminder(): () => void {
  const [, putOff] = useVerifyLater();
  return () => putOff(false);
}
