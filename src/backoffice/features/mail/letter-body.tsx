import { useState } from 'react';
import { pathOf } from '#domain/api/calls/path-of.ts';
import type { LetterView } from '#domain/api/mail.ts';
import { Button } from '../../components/button.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import letterStyles from './letter.module.css';
import styles from './mail.module.css';

/** HTML is a page of its own in a frame without scripts and without our origin. */
export function LetterBody({ letter }: { letter: LetterView }) {
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const [isPlain, setPlain] = useState(false);
  const [hasPictures, setPictures] = useState(false);
  const isShown = letter.hasHtml && !isPlain;
  const params = { storeId, mailId: letter._id };
  const query = hasPictures ? { pictures: '1' as const } : {};
  return (
    <div className={letterStyles.body}>
      {letter.hasHtml && (
        <div className={letterStyles.shows}>
          {isShown && letter.hasPictures && !hasPictures && (
            <>
              <p className={styles.soft}>{t.pictures(letter.pictures)}</p>
              <Button onClick={() => setPictures(true)}>{t.showPictures}</Button>
            </>
          )}
          {letter.text !== '' && (
            <Button onClick={() => setPlain(!isPlain)}>{isPlain ? t.formatted : t.plain}</Button>
          )}
        </div>
      )}
      {isShown ? (
        <iframe
          key={String(hasPictures)}
          className={letterStyles.frame}
          title={t.body}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          src={pathOf('GET /api/mail/:storeId/letters/:mailId/html', { params, query })}
        />
      ) : (
        <p className={letterStyles.text} dir="auto">
          {letter.text}
        </p>
      )}
    </div>
  );
}
