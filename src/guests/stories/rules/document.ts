import * as z from 'zod/mini';
import { parsePictureUrl } from '#ordering/menu/rules/own-pictures.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

export const MOST_BLOCKS = 400;
export const MOST_LETTERS = 40_000;
export const LONGEST_ALT = 200;
export const HEADING_LEVELS = [2, 3] as const;

/** Far more pieces than a block of any real story has. */
const MOST_PIECES = 1000;
const LINK =
  /^(?:https?:\/\/[^\s"'<>\\/?#]+(?:[/?#][^\s"<>\\]*)?|mailto:[^\s"'<>\\]+@[^\s"'<>\\]+|tel:\+?[\d\s().-]+)$/i;
const LONGEST_LINK = 2048;

/** Where a link may lead. Anything else could run a script. */
export const isLink = (href: string): boolean => href.length <= LONGEST_LINK && LINK.test(href);

/** An address of our own pictures. */
export const storyPicture = z
  .string()
  .check(z.refine((url) => parsePictureUrl(url) !== null, formatFault('picture')));
export const pictureAlt = z.string().check(z.maxLength(LONGEST_ALT));

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().check(z.refine(isLink, formatFault('webAddress'))) }),
  }),
]);
const marks = z.optional(z.array(mark).check(z.maxLength(3)));

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().check(z.minLength(1), z.maxLength(MOST_LETTERS)),
    marks,
  }),
  z.strictObject({ type: z.literal('hardBreak'), marks }),
]);
const inlines = z.optional(z.array(inline).check(z.maxLength(MOST_PIECES)));

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines });
const paragraphs = z.array(paragraph).check(z.minLength(1), z.maxLength(MOST_BLOCKS));
const list = <Type extends 'bulletList' | 'orderedList', Content extends z.core.$ZodType>(
  type: Type,
  content: Content,
) => {
  const items = z.array(z.strictObject({ type: z.literal('listItem'), content }));
  return z.strictObject({
    type: z.literal(type),
    content: items.check(z.minLength(1), z.maxLength(MOST_BLOCKS)),
  });
};
/** What an item may hold whose lists hold the given. */
const itemWith = <Inner extends z.core.$ZodType>(inner: Inner) =>
  z
    .array(z.discriminatedUnion('type', [paragraph, list('bulletList', inner), list('orderedList', inner)]))
    .check(z.minLength(1), z.maxLength(MOST_BLOCKS));
const innermost = paragraphs;
const item = itemWith(itemWith(innermost));
/** Lists within lists, each level written out, so that no story can be deep. */
export const MOST_LISTS_DEEP = 3;

const block = z.discriminatedUnion('type', [
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal([...HEADING_LEVELS]) }),
    content: inlines,
  }),
  list('bulletList', item),
  list('orderedList', item),
  z.strictObject({ type: z.literal('blockquote'), content: paragraphs }),
  z.strictObject({
    type: z.literal('image'),
    attrs: z.strictObject({ src: storyPicture, alt: pictureAlt }),
  }),
]);

const written = z.strictObject({
  type: z.literal('doc'),
  content: z.array(block).check(z.minLength(1), z.maxLength(MOST_BLOCKS)),
});

export type StoryInline = z.infer<typeof inline>;
export type StoryBlock = z.infer<typeof block>;
/** A story as the editor writes it. Lists hold lists, to a bound; quotes hold paragraphs alone. */
export type StoryDocument = z.infer<typeof written>;

/** All that a story may be made of. Browser and server refuse everything else. */
export const storyDocument = written.check(
  z.refine((story) => countBlocks(story) <= MOST_BLOCKS, formatFault('atMost', { most: MOST_BLOCKS })),
  z.refine((story) => textOf(story).length <= MOST_LETTERS, formatFault('tooLong', { most: MOST_LETTERS })),
);

export const EMPTY_STORY: StoryDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Plain text as a story: an empty line begins a new paragraph. Beyond the bound the rest is one paragraph. */
export function documentOf(text: string): StoryDocument {
  const parts = text.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim());
  const written = parts.filter((part) => part !== '');
  const [first, rest] = [written.slice(0, MOST_BLOCKS - 1), written.slice(MOST_BLOCKS - 1)];
  const paragraphs = rest.length > 0 ? [...first, rest.join(' ')] : first;
  return {
    type: 'doc',
    content: paragraphs.map((part) => ({ type: 'paragraph', content: [{ type: 'text', text: part }] })),
  };
}

type Leaf = Exclude<StoryBlock, { type: 'bulletList' | 'orderedList' | 'blockquote' }>;

/** The paragraphs and headings of a story, one after another. */
function leavesOf(given: StoryBlock): Leaf[] {
  if (given.type === 'bulletList' || given.type === 'orderedList')
    return given.content.flatMap(({ content }) => content.flatMap(leavesOf));
  return given.type === 'blockquote' ? given.content : [given];
}

function countBlocks({ content }: StoryDocument): number {
  return content.flatMap(leavesOf).length;
}

/** The words of a story, without its pictures. */
export function textOf({ content }: StoryDocument): string {
  return content
    .flatMap(leavesOf)
    .map((leaf) => (leaf.type === 'paragraph' || leaf.type === 'heading' ? inlineText(leaf.content) : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const inlineText = (pieces: StoryInline[] = []) =>
  pieces.map((piece) => (piece.type === 'text' ? piece.text : ' ')).join('');

/** The addresses of all pictures in a story. */
export const picturesOf = ({ content }: StoryDocument): string[] =>
  content.flatMap((one) => (one.type === 'image' ? [one.attrs.src] : []));
