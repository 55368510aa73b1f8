import type { Feature } from '#platform/feature/server/feature.ts';
import { findKhata } from './find-khata.ts';
import { eraseKhatas, exportKhatas } from './forget-khatas.ts';
import { khataRoutes } from './routes.ts';

export const khatas: Feature = {
  tables: ['khatas'],
  guests: { eraseOf: eraseKhatas, exportOf: exportKhatas },
  routes: [khataRoutes],
  named: { khataId: findKhata },
};
