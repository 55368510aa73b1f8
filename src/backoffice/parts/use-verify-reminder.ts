import { useSessionStorage } from '@mantine/hooks';

/** Whether the reminder to confirm one's address is put off to the next visit. */
export function useVerifyLater() {
  return useSessionStorage({ key: 'thali.verify-later', defaultValue: false });
}

/** Brings it back for whoever has put it off and now needs it. */
export function useVerifyReminder(): () => void {
  const [, putOff] = useVerifyLater();
  return () => putOff(false);
}
