import type { Feature } from '../../platform/feature/feature.ts';

export const orderChanges: Feature = { tables: ['orders', 'order_lines'] };
