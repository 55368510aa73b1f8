import { useState } from 'react';
import { pathOf } from '#calls/path-of.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import type { LetterView } from '../wire/mail.ts';
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
