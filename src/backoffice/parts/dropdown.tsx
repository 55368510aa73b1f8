import { Menu, type MenuProps } from '@mantine/core';

/** The first item has the focus, as in ARIA's menu pattern, and all stays in the landmark of its button. */
export function Dropdown(props: MenuProps) {
  return (
    <Menu
      withInitialFocusPlaceholder={false}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      {...props}
    />
  );
}
