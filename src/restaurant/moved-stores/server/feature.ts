import type { Feature } from '#platform/feature/server/feature.ts';

export const movedStores: Feature = { otherTables: { moved_stores: 'stays' } };
