import { feature } from '../../platform/feature/feature.ts';
import { fetchForeignPictures } from './fetch-foreign.ts';

export const foreignPictures = feature({
  repeated: [{ everyMs: 2_000, work: fetchForeignPictures }],
});
