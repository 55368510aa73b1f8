import type { Feature } from '../../platform/feature/feature.ts';

export const movedStores: Feature = { otherTables: { moved_stores: 'stays' } };
