import { useMantineColorScheme } from '@mantine/core';

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** Light, dark or the system's theme, remembered on this device. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { theme: colorScheme, setTheme: setColorScheme };
}
