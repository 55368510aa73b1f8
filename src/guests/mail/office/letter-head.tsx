import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatDayTime } from '#ui/office/format.ts';
import type { LetterView, ListedLetter } from '../wire/mail.ts';
import letterStyles from './letter.module.css';
import styles from './mail.module.css';

/** Subject, people and when. Names are the sender's choice, so that each has its address beside it. */
export function LetterHead({ letter }: { letter: LetterView }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { from, to, cc, replyTo, verdict } = letter;
  const isElsewhere = replyTo.some(({ address }) => address !== from.address);
  const isDoubtful = letter.folder !== 'sent' && verdict?.dmarc === 'fail';
  return (
    <header className={letterStyles.head}>
      <h2 dir="auto">{letter.subject || t.mail.noSubject}</h2>
      <dl className={letterStyles.people}>
        <People label={t.mail.from} people={[from]} />
        {to.length > 0 && <People label={t.mail.toAll} people={to} />}
        {cc.length > 0 && <People label={t.mail.cc} people={cc} />}
        {isElsewhere && <People label={t.mail.answersTo} people={replyTo} />}
      </dl>
      <p className={styles.soft}>
        <time dateTime={letter.receivedAt}>{formatDayTime(letter.receivedAt, { language, timeZone })}</time>
        {verdict?.dmarc === 'pass' && ` · ${t.mail.proven}`}
      </p>
      {isDoubtful && <p className={`${common.strip} ${common.warn}`}>{t.mail.verdict}</p>}
      {letter.isCut && <p className={`${common.strip} ${common.warn}`}>{t.mail.cut}</p>}
    </header>
  );
}

function People({ label, people }: { label: string; people: ListedLetter['to'] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {people.map(({ name, address }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be there twice, and the list never changes
          <span key={at} className={letterStyles.person}>
            {name && <bdi>{name}</bdi>} <bdi className={styles.soft}>{address}</bdi>
          </span>
        ))}
      </dd>
    </>
  );
}
