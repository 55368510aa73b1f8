import type { LetterView } from '#domain/api/mail.ts';
import { forwardSubject, quote, replyReaders, replySubject } from '#domain/mail/letters.ts';
import { LONGEST_TEXT } from '#domain/mail/mailbox.ts';
import { formatDayTime } from '../../components/format.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import { type Draft, newDraft } from './draft.ts';

const MOST_QUOTED = LONGEST_TEXT - 5_000;

/** What an answer begins with. */
export function useAnswers(letter: LetterView, own: string) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { _id, from, subject, text } = letter;
  const time = formatDayTime(letter.receivedAt, { language, timeZone });
  const name = from.name ? `${from.name} <${from.address}>` : from.address;
  const quoted = `\n\n${t.mail.wrote(name, time)}\n${quote(text)}`.slice(0, MOST_QUOTED);
  return {
    reply(toAll: boolean): Draft {
      const { to, cc } = replyReaders(letter, own, toAll);
      const readers = { to: to.join(', '), cc: cc.join(', ') };
      return newDraft({ ...readers, subject: replySubject(subject), text: quoted, answers: _id });
    },
    forward(): Draft {
      const head = `---------- ${t.mail.forwarded} ----------\n${t.mail.from}: ${name}\n${t.mail.subject}: ${subject}`;
      const whole = `\n\n${head}\n\n${text}`.slice(0, MOST_QUOTED);
      return newDraft({ subject: forwardSubject(subject), text: whole });
    },
  };
}
