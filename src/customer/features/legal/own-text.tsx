import styles from './legal-document.module.css';

/** As the store has written it: an empty line ends a paragraph, any other is kept. */
export function OwnText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <article className={styles.document}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never change places
        <p key={index} className={`${styles.paragraph} ${styles.own}`}>
          {paragraph.trim()}
        </p>
      ))}
    </article>
  );
}
