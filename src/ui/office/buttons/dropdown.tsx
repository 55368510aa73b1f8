import { Menu, type MenuProps } from '@mantine/core';

/** Focuses the first item, as ARIA's menu pattern says, and stays in the landmark of its button. */
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
