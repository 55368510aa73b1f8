import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mailer, refuseLineBreaks } from '#platform/ports/server/mailer.ts';

/** Without a mail server, writes each email to a text file that the log names. */
export function createFileOutbox(directory: string, say: (message: string) => void): Mailer {
  return {
    isFolder: true,
    async send(email) {
      refuseLineBreaks(email);
      const { to, subject, text, calendar } = email;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
      const file = join(directory, `${name}.txt`);
      const own = { mode: 0o600, flag: 'wx' } as const;
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, own);
      if (calendar) await writeFile(join(directory, `${name}.ics`), calendar, own);
      say(`Without SMTP_URL, an email waits in ${file}`);
    },
  };
}
