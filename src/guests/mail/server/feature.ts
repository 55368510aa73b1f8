import type { Feature } from '#platform/feature/server/feature.ts';
import { findLetter } from './letters.ts';
import { MAILBOX_PURPOSE } from './open-mailbox.ts';
import { findLabel } from './read-mailbox.ts';
import { mailRoutes } from './routes.ts';
import { sweepMail } from './sweep-mail.ts';
import { listenToMail } from './sync/listen.ts';
import { workOnMail } from './sync/work-on-mail.ts';

export const mail: Feature = {
  tables: ['mailboxes', 'mail_letters', 'mail_drafts', 'mail_labels'],
  otherTables: { mail_due: 'goes' },
  sealed: { 'mailboxes.password_sealed': MAILBOX_PURPOSE },
  routes: [mailRoutes],
  named: { mailId: findLetter, labelId: findLabel },
  hourlyOfStores: { delete: [sweepMail] },
  repeated: [
    { everyMs: 1_000, work: workOnMail },
    { everyMs: 1_000, work: listenToMail },
  ],
};
