import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { FileButton } from '#ui/office/buttons/file-button.tsx';
import { PictureIcon } from '#ui/office/icons.tsx';
import styles from './photo.module.css';
import type { PhotoFault, PhotoPage, PhotoText, Progress } from './photo-messages.ts';
import { PhotoReview } from './photo-review.tsx';

type State =
  | { is: 'none' }
  | { is: 'reading'; progress: Progress }
  | { is: 'fault'; fault: PhotoFault }
  | { is: 'read'; pages: PhotoPage[] };

/** Takes photos of a paper menu, reads them in this browser, and gives the lines that were confirmed. */
export function PhotoMenu({ onLines }: { onLines: (lines: readonly PhotoText[]) => void }) {
  const { photoMenu: t } = useTexts();
  const [state, setState] = useState<State>({ is: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function onChoose(files: File[]): Promise<void> {
    const turn = new AbortController();
    running.current = turn;
    setState({ is: 'reading', progress: { page: 1, pages: files.length, share: null } });
    const onProgress = (progress: Progress) => {
      if (!turn.signal.aborted) setState({ is: 'reading', progress });
    };
    const read = await import('./read-photos.ts')
      .then(({ readPhotos }) => readPhotos(files, turn.signal, onProgress))
      .catch(() => ({ fault: 'failed' as const }));
    if (turn.signal.aborted) return;
    setState('fault' in read ? { is: 'fault', fault: read.fault } : { is: 'read', pages: read });
  }

  function cancel() {
    running.current?.abort();
    setState({ is: 'none' });
  }

  if (state.is === 'read') {
    return (
      <PhotoReview
        pages={state.pages}
        onCancel={cancel}
        onUse={(lines) => {
          setState({ is: 'none' });
          onLines(lines);
        }}
      />
    );
  }
  return (
    <div className={styles.photo}>
      {state.is === 'reading' ? (
        <Reading progress={state.progress} onCancel={cancel} />
      ) : (
        <>
          <p className={styles.hint}>{t.hint}</p>
          <div className={styles.actions}>
            <FileButton isCamera accept="image/*" onChoose={onChoose}>
              <PictureIcon />
              {t.take}
            </FileButton>
            <FileButton multiple accept="image/*" onChoose={onChoose}>
              <PictureIcon />
              {t.choose}
            </FileButton>
          </div>
        </>
      )}
      {state.is === 'fault' && (
        <p role="alert" className={styles.fault}>
          {t.faults[state.fault]}
        </p>
      )}
    </div>
  );
}

function Reading({
  progress: { page, pages, share },
  onCancel,
}: {
  progress: Progress;
  onCancel: () => void;
}) {
  const { photoMenu: t } = useTexts();
  const words = t.reading(page, pages);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className={styles.reading}>
      <p role="status">{percent === null ? t.loading : words}</p>
      <p aria-hidden="true" className={styles.percent}>
        {percent === null ? '' : `${percent} %`}
      </p>
      <progress aria-label={percent === null ? t.loading : words} max={100} value={percent ?? undefined} />
      <Button onClick={onCancel}>{t.cancel}</Button>
    </div>
  );
}
