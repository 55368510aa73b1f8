import type { Feature } from '#platform/feature/server/feature.ts';

export const orderChanges: Feature = { tables: ['orders', 'order_lines'] };
