import { useLocalStorage } from '@mantine/hooks';
import { useSelf } from '../../session/use-self.ts';
import { choiceOf, type FloorChoice, USUAL } from './floor-choice.ts';

/** What this person looks at, remembered on this device. */
export function useFloorChoice(rooms: readonly string[]) {
  const me = useSelf();
  const [remembered, remember] = useLocalStorage<Partial<FloorChoice>>({
    key: `thali.floor.${me}`,
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  });
  const choice = choiceOf(remembered, rooms);
  return { me, choice, choose: (change: Partial<FloorChoice>) => remember({ ...choice, ...change }) };
}
