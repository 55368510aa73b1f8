import { feature } from '../../platform/feature/feature.ts';
import { findLetter } from './letters.ts';
import { findLabel } from './read-mailbox.ts';
import { mailRoutes } from './routes.ts';
import { sweepMail } from './sweep-mail.ts';
import { workOnMail } from './sync/work-on-mail.ts';

export const mail = feature({
  routes: [mailRoutes],
  named: { mailId: findLetter, labelId: findLabel },
  hourlyOfStores: { delete: [sweepMail] },
  repeated: [{ everyMs: 1_000, work: workOnMail }],
});
