import type { Feature } from '../../platform/feature/feature.ts';

export const tabletNumbers: Feature = { tables: ['tablet_letters', 'number_blocks', 'tablet_bill_counters'] };
