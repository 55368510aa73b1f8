import type { Feature } from '#platform/feature/server/feature.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { erasePictures } from './erase-pictures.ts';
import { sweepForeignPictures } from './foreign/foreign-pictures.ts';
import { imageUploadRoute, pictureRoutes } from './routes.ts';
import { cleanPictures, sweepPictures } from './sweep-pictures.ts';

export const pictures: Feature = {
  tables: ['store_images', 'foreign_pictures'],
  otherTables: { picture_masters: 'pictures' },
  eraseFiles: erasePictures,
  routes: [pictureRoutes],
  apart: [imageUploadRoute],
  hourly: [sweepPictures, cleanPictures],
  hourlyOfStores: { delete: [sweepForeignPictures] },
  repeated: [{ everyMs: MINUTE, work: ({ db, services }, signal) => services.images.takeIn(db, signal) }],
};
