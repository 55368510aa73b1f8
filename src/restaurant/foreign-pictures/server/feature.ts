import type { Feature } from '#platform/feature/server/feature.ts';
import { fetchForeignPictures } from './fetch-foreign.ts';

export const foreignPictures: Feature = {
  otherTables: { picture_due: 'goes' },
  repeated: [{ everyMs: 2_000, work: fetchForeignPictures }],
};
