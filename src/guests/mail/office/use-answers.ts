import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import { forwardSubject, quote, replyReaders, replySubject } from '../rules/letters.ts';
import { LONGEST_TEXT, MOST_FORWARDED_BYTES } from '../rules/mailbox.ts';
import type { LetterView, MailboxView } from '../wire/mail.ts';
import { type Draft, newDraft, signed } from './draft.ts';

const MOST_QUOTED = LONGEST_TEXT - 5_000;

export type Own = NonNullable<MailboxView['mailbox']>;

/** Whether all its files may go with it. */
export function canForwardFiles({ files }: LetterView): boolean {
  return files.length > 0 && files.reduce((sum, { size }) => sum + size, 0) <= MOST_FORWARDED_BYTES;
}

/** What an answer begins with. */
export function useAnswers(letter: LetterView, { address: own, signature }: Own) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { _id, from, subject, text } = letter;
  const time = formatDayTime(letter.receivedAt, { language, timeZone });
  const name = from.name ? `${from.name} <${from.address}>` : from.address;
  const end = signed(signature);
  const quoted = `${end}\n\n${t.mail.wrote(name, time)}\n${quote(text)}`.slice(0, MOST_QUOTED);
  return {
    reply(toAll: boolean): Draft {
      const { to, cc } = replyReaders(letter, own, toAll);
      const readers = { to: to.join(', '), cc: cc.join(', ') };
      return newDraft({ ...readers, subject: replySubject(subject), text: quoted, answers: _id });
    },
    forward(): Draft {
      const head = `---------- ${t.mail.forwarded} ----------\n${t.mail.from}: ${name}\n${t.mail.subject}: ${subject}`;
      const whole = `${end}\n\n${head}\n\n${text}`.slice(0, MOST_QUOTED);
      const forwards = canForwardFiles(letter) ? _id : null;
      return newDraft({ subject: forwardSubject(subject), text: whole, forwards });
    },
  };
}
