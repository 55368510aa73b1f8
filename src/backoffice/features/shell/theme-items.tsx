import { Menu } from '@mantine/core';
import { ThemeIcon, TickIcon } from '../../parts/icons.tsx';
import { THEMES, useTheme } from '../../parts/theme-choice.ts';
import { useTexts } from '../../texts/index.ts';

export function ThemeItems() {
  const t = useTexts();
  const { theme, setTheme } = useTheme();
  return (
    <>
      <Menu.Label>{t.palette.theme}</Menu.Label>
      {THEMES.map((name) => (
        <Menu.Item
          key={name}
          leftSection={<ThemeIcon />}
          rightSection={name === theme && <TickIcon />}
          aria-current={name === theme || undefined}
          onClick={() => setTheme(name)}
        >
          {t.palette[name]}
        </Menu.Item>
      ))}
    </>
  );
}
