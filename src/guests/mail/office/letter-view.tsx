import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { letterQuery } from '../office-api/mail.ts';
import type { LetterView as Letter, MailboxView } from '../wire/mail.ts';
import type { Draft } from './draft.ts';
import letterStyles from './letter.module.css';
import { LetterActions } from './letter-actions.tsx';
import { LetterBody } from './letter-body.tsx';
import { LetterFiles } from './letter-files.tsx';
import { LetterHead } from './letter-head.tsx';
import { LetterRow } from './letter-row.tsx';
import styles from './mail.module.css';
import { nameOfPlace, type Place, pathOfPlace } from './place.ts';
import { canForwardFiles, type Own, useAnswers } from './use-answers.ts';
import { useChangeLetter } from './use-change-letter.ts';

interface LetterViewProps {
  letterId: string;
  place: Place;
  labels: MailboxView['labels'];
  own: Own;
  onWrite: (draft: Draft) => void;
}

/** A letter with the others of its thread. Whoever opens it has read it; Escape leads back to the list. */
export function LetterView(props: LetterViewProps) {
  const { letterId, place } = props;
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(letterQuery(storeId, letterId));
  useEscape(pathOfPlace(place));
  return (
    <article className={letterStyles.opened}>
      <Link to={pathOfPlace(place)} className={letterStyles.back}>
        <span aria-hidden="true">‹</span> {nameOfPlace(place, t)}
      </Link>
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading shape="words" />}
      {data && <Opened {...props} letter={data} />}
    </article>
  );
}

function Opened({ letter, place, labels, own, onWrite }: LetterViewProps & { letter: Letter }) {
  const { mail: t } = useTexts();
  const change = useChangeLetter(letter._id);
  const { say } = useNotice();
  const answers = useAnswers(letter, own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that it can be marked as unread again
  useEffect(() => {
    if (!letter.isRead) change({ isRead: true });
  }, []);
  const hasOthers = letter.to.length + letter.cc.length > 1;
  return (
    <>
      <LetterHead letter={letter} />
      <LetterActions letter={letter} place={place} labels={labels} />
      <LetterBody letter={letter} />
      <LetterFiles letter={letter} />
      <div className={letterStyles.answers}>
        <Button look="main" onClick={() => onWrite(answers.reply(false))}>
          {t.reply}
        </Button>
        {hasOthers && <Button onClick={() => onWrite(answers.reply(true))}>{t.replyAll}</Button>}
        <Button
          onClick={() => {
            if (letter.files.length > 0 && !canForwardFiles(letter)) say(t.filesStay);
            onWrite(answers.forward());
          }}
        >
          {t.forward}
        </Button>
      </div>
      {letter.thread.length > 0 && (
        <section aria-label={t.thread}>
          <h3 className={letterStyles.threadTitle}>{t.thread}</h3>
          <ul className={styles.list}>
            {letter.thread.map((other) => (
              <LetterRow key={other._id} letter={other} place={place} labels={labels} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function useEscape(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('[role="dialog"],[role="menu"]');
      if (event.key === 'Escape' && !isElsewhere) void navigate({ to });
    };
    // Before a sheet has closed itself by the same key.
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [navigate, to]);
}
