import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { uploadImage } from '#ordering/menu/office-api/menu.ts';
import { useOwnPictures } from '#ordering/menu-editor/office/face/use-own-picture.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { firstLetter } from '#ui/office/initials.ts';
import styles from './store-page.module.css';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

const NONE = { picture: null, state: 'kept' };

interface LogoFieldProps {
  value: string | null;
  onChange: (address: string | null) => void;
}

/** A picture is uploaded when it is chosen, and becomes the logo when the form is saved. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const texts = useTexts();
  const t = texts.settings.store;
  const { storeId, profile } = useStore();
  const shownFor = useOwnPictures([value]);
  const { picture, state } = value === null ? NONE : shownFor(value);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (picture: Blob) => uploadImage(storeId, picture),
    onSuccess: onChange,
  });
  const isUnreadable =
    error instanceof AppError && ['IMAGE_INVALID', 'UNSUPPORTED_MEDIA_TYPE'].includes(error.code);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [picture] = event.target.files ?? [];
    if (picture) mutate(picture);
    // So that the same file can be chosen again after a fault.
    event.target.value = '';
  }

  return (
    <div className={styles.logoField}>
      {picture === null ? (
        <span className={styles.logo} aria-hidden="true">
          {firstLetter(profile.name)}
        </span>
      ) : (
        <img className={styles.logo} src={picture} alt={t.logoAlt} />
      )}
      <div>
        <p className={styles.label}>{t.logo}</p>
        <p className={styles.hint}>{t.logoHint}</p>
        <input ref={input} type="file" accept={KINDS} hidden aria-label={t.upload} onChange={choose} />
        {picture === null && value !== null && (
          <p className={styles.hint} role="status">
            {state === 'failed' ? texts.editor.foreign.failed : texts.editor.foreign.fetching}
          </p>
        )}
        <div className={styles.steps}>
          <Button look="tinted" isBusy={isPending} onClick={() => input.current?.click()}>
            {isPending ? t.uploading : t.upload}
          </Button>
          {value !== null && <Button onClick={() => onChange(null)}>{t.removeLogo}</Button>}
        </div>
        <p role="alert" className={styles.fault}>
          {error && (isUnreadable ? texts.settings.faults.picture : errorText(texts, error))}
        </p>
      </div>
    </div>
  );
}
