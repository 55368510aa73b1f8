import { useLocalStorage } from '@mantine/hooks';

export const SIZES = ['S', 'M', 'L'] as const;
export type Size = (typeof SIZES)[number];

/** What this device remembers may be of another version. */
export function sizeOf(remembered: unknown): Size {
  return SIZES.find((size) => size === remembered) ?? 'M';
}

/** How large tickets are on this device: a tablet at the stove is read from further away than one at the counter. */
export function useSize() {
  const [remembered, remember] = useLocalStorage<string>({
    key: 'thali.board.size',
    defaultValue: 'M',
    getInitialValueInEffect: false,
  });
  return { size: sizeOf(remembered), choose: (size: Size) => remember(size) };
}
