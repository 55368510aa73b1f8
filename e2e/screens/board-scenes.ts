import { openOffice } from './open-office.ts';
import { ALL, FOUR, type Scene } from './scene.ts';
import { byPosition } from './steps.ts';
import { upiStaff } from './upi-scenes.ts';
import type { Visitor } from './visitor.ts';

export const boardScenes: Scene[] = [
  {
    name: 'items',
    looks: FOUR,
    arrange: (visitor) => openOffice(visitor, '/app/management/e-commerce/list', 'Udupi Tiffin Room'),
  },
  {
    name: 'board',
    looks: FOUR,
    async arrange(visitor) {
      await openOffice(visitor, '/app/dashboard');
      await visitor.page.getByRole('button', { name: 'Start shift' }).click();
    },
  },
  ...(['kitchen', 'expo'] as const).map((view) => ({
    name: `board-${view}`,
    looks: ALL,
    arrange: (visitor: Visitor) => openOffice(visitor, `/app/dashboard?view=${view}`),
  })),
  {
    name: 'order-sheet',
    looks: ALL,
    async arrange(visitor) {
      await openOffice(visitor, '/app/dashboard?view=columns');
      await byPosition(visitor.page, '[data-next] + button').click();
      await visitor.page.locator('[role=dialog]').waitFor();
    },
  },
  ...upiStaff,
];
