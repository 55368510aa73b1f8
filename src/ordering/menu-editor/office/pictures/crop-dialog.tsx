import 'react-easy-crop/react-easy-crop.css';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { uploadImage } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  file: File;
  onDone: (url: string) => void;
  onClose: () => void;
}

const ASPECT = 4 / 3;
const CLOSEST = 4;
const KEY_STEP = 8;

/** Owners choose the visible part of a picture before it is uploaded. */
export function CropDialog({ file, onDone, onClose }: CropDialogProps) {
  const { editor: t, close, ...texts } = useTexts();
  const { storeId } = useStore();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(file);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (part: Area) => uploadImage(storeId, await cropPicture(file, part)),
    onSuccess: onDone,
  });
  return (
    <Dialog isOpen onClose={onClose} size="40rem" title={t.cropTitle}>
      {isUnreadable ? (
        <p className={styles.fault} role="alert">
          {texts.errors.IMAGE_INVALID}
        </p>
      ) : (
        <>
          <p className={styles.hint}>{t.cropHint}</p>
          <div className={styles.stage}>
            {url && (
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                aspect={ASPECT}
                minZoom={1}
                maxZoom={CLOSEST}
                keyboardStep={KEY_STEP}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_percent, pixels) => setArea(pixels)}
                cropperProps={{ 'aria-label': t.cropArea, role: 'application' }}
                mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
              />
            )}
          </div>
          <label className={styles.zoom}>
            {t.zoom}
            <input
              type="range"
              min={1}
              max={CLOSEST}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
          </label>
        </>
      )}
      {error && (
        <p className={styles.fault} role="alert">
          {errorText({ ...texts, editor: t, close }, error)}
        </p>
      )}
      <div className={styles.steps}>
        <Button onClick={onClose}>{close}</Button>
        {!isUnreadable && (
          <Button look="main" isBusy={isPending || area === null} onClick={() => area && mutate(area)}>
            {t.usePicture}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST_SIDE = 1600;
const QUALITY = 0.92;

/** Scales down to what the server stores, so that no more is uploaded. */
async function cropPicture(file: Blob, area: Area): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MOST_SIDE / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const { x, y, width, height } = area;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  source.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!blob) throw new Error('This browser cannot write pictures');
  return blob;
}
