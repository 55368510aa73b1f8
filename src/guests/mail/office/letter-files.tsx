import { pathOf } from '#calls/path-of.ts';
import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { FileIcon } from '#ui/office/icons.tsx';
import { MOST_FILE_BYTES } from '../rules/mailbox.ts';
import type { LetterView } from '../wire/mail.ts';
import letterStyles from './letter.module.css';
import styles from './mail.module.css';

/** Files are always downloads: nothing of them is opened here. */
export function LetterFiles({ letter }: { letter: LetterView }) {
  const { t, language } = useInterface();
  const { storeId } = useStore();
  if (letter.files.length === 0) return null;
  const sizeOf = (bytes: number) =>
    new Intl.NumberFormat(LANGUAGES[language].tag, {
      style: 'unit',
      unit: bytes < 1e6 ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: bytes < 1e6 ? 0 : 1,
    }).format(bytes < 1e6 ? Math.ceil(bytes / 1e3) : bytes / 1e6);
  return (
    <ul className={letterStyles.files} aria-label={t.mail.files}>
      {letter.files.map(({ name, size }, at) => {
        const params = { storeId, mailId: letter._id, file: at };
        const label = (
          <>
            <FileIcon /> <bdi>{name}</bdi> <span className={styles.soft}>{sizeOf(size)}</span>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file is named by its place
          <li key={at}>
            {size > MOST_FILE_BYTES ? (
              <span className={letterStyles.file}>
                {label} {t.mail.tooLarge}
              </span>
            ) : (
              <a
                className={letterStyles.file}
                href={pathOf('GET /api/mail/:storeId/letters/:mailId/files/:file', { params })}
                download
              >
                {label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
