import { lazy, Suspense, useId, useRef, useState } from 'react';
import { movedTo } from '#ordering/menu/rules/lists.ts';
import { resizedUrl } from '#ordering/menu/rules/own-pictures.ts';
import type { DishToDraw } from '#restaurant/drawings/wire/drawings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CloseIcon, PictureIcon } from '#ui/office/icons.tsx';
import { useOwnPictures } from '../face/use-own-picture.ts';
import { PencilIcon } from '../icons.ts';
import { Handle } from '../sorting/handle.tsx';
import { SortableList } from '../sorting/sortable-list.tsx';
import styles from './pictures-field.module.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

const DrawDialog = lazy(() => import('./draw-dialog.tsx').then((module) => ({ default: module.DrawDialog })));

interface PicturesFieldProps {
  label: string;
  /** For a card whose title is the same. */
  isLabelHidden?: boolean;
  images: readonly string[];
  most: number;
  /** Offers to draw the first picture of this dish. */
  dish?: DishToDraw;
  onChange: (images: string[]) => void;
}

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Guests see the first picture on the menu, and the others in the open dish. */
export function PicturesField({
  label,
  isLabelHidden = false,
  images,
  most,
  dish,
  onChange,
}: PicturesFieldProps) {
  const { editor: t } = useTexts();
  const labelId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const things = [...new Set(images)].map((_id) => ({ _id }));
  const shownFor = useOwnPictures(images);
  const nameOf = ({ _id }: { _id: string }) => t.picture(images.indexOf(_id) + 1);
  return (
    <fieldset className={styles.field} aria-labelledby={labelId}>
      <p id={labelId} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </p>
      <SortableList
        direction="grid"
        className={styles.pictures}
        label={label}
        things={things}
        nameOf={nameOf}
        onMove={(id, to) => onChange(movedTo(things, id, to).map(({ _id }) => _id))}
        last={
          images.length < most && (
            <Button
              className={styles.add ?? ''}
              icon={<PictureIcon size={24} />}
              onClick={() => chooser.current?.click()}
            >
              {t.addPicture}
            </Button>
          )
        }
      >
        {(thing, { grip, step }) => (
          <figure className={styles.picture}>
            <Shown {...shownFor(thing._id)} name={nameOf(thing)} />
            <figcaption className={styles.tools}>
              {things.length > 1 ? (
                <Handle id={thing._id} name={nameOf(thing)} grip={grip} onStep={step} />
              ) : (
                <span />
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={t.removeOf(nameOf(thing))}
                onClick={() => onChange(images.filter((image) => image !== thing._id))}
              >
                <CloseIcon size={18} />
              </button>
            </figcaption>
          </figure>
        )}
      </SortableList>
      {dish && dish.label !== '' && images.length === 0 && (
        <Button
          className={styles.draw ?? ''}
          icon={<PencilIcon size={20} />}
          onClick={() => setDrawing(true)}
        >
          {t.drawing.open}
        </Button>
      )}
      {dish && isDrawing && (
        <Suspense>
          <DrawDialog
            dish={dish}
            onClose={() => setDrawing(false)}
            onDone={(url) => {
              setDrawing(false);
              onChange([...images.filter((image) => image !== url), url]);
            }}
          />
        </Suspense>
      )}
      <input
        ref={chooser}
        type="file"
        accept={KINDS}
        hidden
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            onClose={() => setFile(null)}
            onDone={(url) => {
              setFile(null);
              onChange([...images.filter((image) => image !== url), url]);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

/** Shows our copy of a picture of another site, as guests see it. */
function Shown({ picture, state, name }: { picture: string | null; state: string; name: string }) {
  const { foreign: t } = useTexts().editor;
  if (picture !== null) return <img src={resizedUrl(picture, 320)} alt={name} />;
  return (
    <p className={styles.missing} role="status">
      {state === 'failed' ? t.failed : t.fetching}
    </p>
  );
}
