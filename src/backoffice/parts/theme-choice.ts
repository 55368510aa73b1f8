import { useMantineColorScheme } from '@mantine/core';

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** Light, dark, or as the machine says; remembered on this device. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { theme: colorScheme, setTheme: setColorScheme };
}
