import styles from './legal-document.module.css';
import type { LegalBlock, LegalText } from './legal-text.ts';

/** A legal text without its title, always in English. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <article className={styles.document} lang="en">
      <p className={styles.updated}>Last updated {text.updated}</p>
      <Blocks blocks={text.intro} />
      {text.sections.map(({ heading, blocks }, index) => (
        <section key={heading}>
          <h3 className={styles.heading}>{`${index + 1}. ${heading}`}</h3>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </article>
  );
}

function Blocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <BlockView key={keyOf(block)} block={block} />);
}

function BlockView({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className={styles.paragraph}>{block}</p>;
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  }
  return (
    <p className={styles.paragraph}>
      {block.lead}{' '}
      <a className={styles.link} href={block.href}>
        {block.label}
      </a>
    </p>
  );
}

function keyOf(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join() : block.href;
}

/** The store's own text: an empty line ends a paragraph, other line breaks stay. */
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
