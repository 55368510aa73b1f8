import type { StoryBlock, StoryInline } from '#guests/stories/rules/document.ts';
import type { StoryView } from '#guests/stories/wire/stories.ts';
import styles from './story.module.css';
import { StoryPicture } from './story-picture.tsx';

const BODY_SIZES = '(min-width: 720px) 680px, 100vw';

interface StoryProps {
  story: Pick<StoryView, 'cover' | 'document' | 'tags'>;
  /** What the list of tags is called. */
  tagsLabel: string;
}

/** A story as guests read it. Nothing in it is HTML: each kind of block has its element here. */
export function Story({ story: { cover, document, tags }, tagsLabel }: StoryProps) {
  return (
    <>
      {cover && (
        <div className={styles.cover}>
          <StoryPicture url={cover.url} alt={cover.alt} sizes={BODY_SIZES} isFirst />
        </div>
      )}
      <div className={styles.story}>
        <Blocks blocks={document.content} />
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={tagsLabel}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Block({ block }: { block: StoryBlock }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <Inlines pieces={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map(({ content }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
            <li key={at}>
              <Blocks blocks={content} />
            </li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case 'image':
      return (
        <figure className={styles.picture}>
          <StoryPicture url={block.attrs.src} alt={block.attrs.alt} sizes={BODY_SIZES} />
        </figure>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines pieces={block.content} />
        </p>
      );
  }
}

function Blocks({ blocks }: { blocks: StoryBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other name than its place
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

function Inlines({ pieces = [] }: { pieces?: StoryInline[] | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
  return pieces.map((piece, at) => <Inline key={at} piece={piece} />);
}

function Inline({ piece }: { piece: StoryInline }) {
  if (piece.type === 'hardBreak') return <br />;
  return <Marked text={piece.text} marks={piece.marks} />;
}

/** The first mark is the outermost element. */
function Marked({ text, marks = [] }: Pick<Extract<StoryInline, { type: 'text' }>, 'text' | 'marks'>) {
  const [mark, ...others] = marks;
  if (!mark) return text;
  const inside = <Marked text={text} marks={others} />;
  if (mark.type === 'bold') return <strong>{inside}</strong>;
  if (mark.type === 'italic') return <em>{inside}</em>;
  return (
    <a href={mark.attrs.href} rel="noreferrer">
      {inside}
    </a>
  );
}
