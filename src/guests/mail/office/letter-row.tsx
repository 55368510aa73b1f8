import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatLately } from '#ui/office/format.ts';
import { FileIcon } from '#ui/office/icons.tsx';
import { useTimed } from '#ui/office/now.ts';
import type { LetterInThread, MailboxView } from '../wire/mail.ts';
import styles from './mail.module.css';
import { type Place, pathOfPlace } from './place.ts';
import { StarButton } from './star-button.tsx';

interface LetterRowProps {
  /** A row of a list stands for its thread. */
  letter: LetterInThread & { inThread?: number };
  place: Place;
  labels: MailboxView['labels'];
}

/** The address is always shown, because anybody can choose a name. */
export function LetterRow({ letter, place, labels }: LetterRowProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const when = useTimed((now) => formatLately(letter.receivedAt, now, { language, timeZone }));
  const { from, to, folder, isRead, inThread = 1 } = letter;
  const names =
    folder === 'sent' ? t.mail.to(to.map((one) => one.name || one.address).join(', ')) : from.name;
  const own = labels.filter(({ _id }) => letter.labels.includes(_id));
  return (
    <li className={styles.row} data-unread={!isRead}>
      <StarButton letter={letter} />
      <Link to={pathOfPlace(place, letter._id)} className={styles.letter}>
        <span className={styles.who}>
          {!isRead && <span className="visually-hidden">{t.mail.unread}: </span>}
          <bdi>{names || from.address || t.mail.noSender}</bdi>{' '}
          {inThread > 1 && (
            <>
              <span aria-hidden="true">({inThread})</span>
              <span className="visually-hidden">{t.mail.inThread(inThread)}</span>{' '}
            </>
          )}
          {folder !== 'sent' && names !== '' && <bdi className={styles.soft}>{from.address}</bdi>}
        </span>{' '}
        <span className={styles.soft}>{when}</span>{' '}
        <span className={styles.subject} dir="auto">
          {letter.subject || t.mail.noSubject}
        </span>{' '}
        <span className={styles.snippet} dir="auto">
          {letter.snippet}
        </span>{' '}
        <span className={styles.marks}>
          {letter.hasFiles && (
            <span className={styles.soft}>
              <FileIcon size={16} />
              <span className="visually-hidden">{t.mail.hasFiles}</span>
            </span>
          )}
          {letter.isImportant && (
            <span className={`${common.pill} ${common.warn}`}>{t.mail.labels.important}</span>
          )}
          {own.map(({ _id, name }) => (
            <span key={_id} className={`${common.pill} ${styles.label}`}>
              {name}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
