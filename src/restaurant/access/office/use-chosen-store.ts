import { useLocalStorage } from '@mantine/hooks';

/** The store that somebody has chosen, remembered on this device. All users of the hook render when it changes. */
export function useChosenStore(): [storeId: string, choose: (storeId: string) => void] {
  const [storeId, choose] = useLocalStorage<string>({
    key: 'thali.store',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return [storeId, choose];
}
