import type { Feature } from '#platform/feature/server/feature.ts';

export const tabletNumbers: Feature = { tables: ['tablet_letters', 'number_blocks', 'tablet_bill_counters'] };
