import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { uploadImage } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { PictureIcon } from '#ui/office/icons.tsx';
import { StoryPicture } from '#ui/shared/story/story-picture.tsx';
import { LONGEST_ALT } from '../rules/document.ts';
import type { StoryCover } from '../wire/stories.ts';
import styles from './stories.module.css';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureFieldProps {
  label: string;
  value: StoryCover | null;
  fault?: string | undefined;
  onChange: (picture: StoryCover | null) => void;
}

/** A picture, which is uploaded when it is chosen, and the words for it. */
export function PictureField({ label, value, fault, onChange }: PictureFieldProps) {
  const texts = useTexts();
  const t = texts.stories;
  const { storeId } = useStore();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (picture: Blob) => uploadImage(storeId, picture),
    onSuccess: (url) => onChange({ url, alt: value?.alt ?? '' }),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [picture] = event.target.files ?? [];
    if (picture) mutate(picture);
    // So that the same file can be chosen again after a fault.
    event.target.value = '';
  }

  return (
    <fieldset className={styles.pictureField} aria-label={label}>
      {value && (
        <div className={styles.preview}>
          <StoryPicture url={value.url} alt={value.alt} sizes="26rem" />
        </div>
      )}
      <input ref={input} type="file" accept={KINDS} hidden aria-label={t.upload} onChange={choose} />
      <div className={styles.steps}>
        <Button
          look="tinted"
          icon={<PictureIcon />}
          isBusy={isPending}
          onClick={() => input.current?.click()}
        >
          {isPending ? t.uploading : value ? t.replace : t.upload}
        </Button>
        {value && <Button onClick={() => onChange(null)}>{t.removePicture}</Button>}
      </div>
      <p role="alert" className={styles.fault}>
        {error ? errorText(texts, error) : fault}
      </p>
      {value && (
        <TextField
          label={t.alt}
          description={t.altHint}
          maxLength={LONGEST_ALT}
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
    </fieldset>
  );
}
