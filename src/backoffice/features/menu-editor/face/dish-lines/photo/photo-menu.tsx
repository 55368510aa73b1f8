import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { PictureIcon } from '../../../../../components/icons.tsx';
import { useTexts } from '../../../../../texts/index.ts';
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

  async function onChoose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(event.target.files ?? [])];
    // Lets the same photo be chosen again.
    event.target.value = '';
    if (files.length === 0) return;
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
            <FileButton label={t.take} capture="environment" onChoose={onChoose} />
            <FileButton label={t.choose} multiple onChoose={onChoose} />
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

interface FileButtonProps {
  label: string;
  capture?: 'environment';
  multiple?: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
}

function FileButton({ label, capture, multiple = false, onChoose }: FileButtonProps) {
  return (
    <label className={`${styles.file} ${capture ? styles.camera : ''}`}>
      <PictureIcon />
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept="image/*"
        capture={capture}
        multiple={multiple}
        onChange={(event) => void onChoose(event)}
      />
    </label>
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
