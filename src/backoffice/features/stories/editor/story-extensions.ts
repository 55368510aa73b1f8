import { Blockquote } from '@tiptap/extension-blockquote';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { parsePictureUrl } from '#domain/menu/own-pictures.ts';
import { HEADING_LEVELS, isLink } from '#domain/stories/document.ts';

/** Knows only what a story may have, so that pasted text can't bring anything else: see domain/stories/document.ts. */
export const STORY_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph+' }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    autolink: false,
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: isLink,
  }),
  Image.extend({
    addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (image) => parsePictureUrl(image.getAttribute('src') ?? '') !== null && null,
      },
    ],
    addInputRules: () => [],
  }),
];
