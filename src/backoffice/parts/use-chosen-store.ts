import { useLocalStorage } from '@mantine/hooks';

/** Which of their stores somebody is in, remembered on this device; all that ask are told when it changes. */
export function useChosenStore(): [storeId: string, choose: (storeId: string) => void] {
  const [storeId, choose] = useLocalStorage<string>({
    key: 'thali.store',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return [storeId, choose];
}
