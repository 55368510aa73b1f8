import { Blockquote } from '@tiptap/extension-blockquote';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import type { ResolvedPos } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { parsePictureUrl } from '#ordering/menu/rules/own-pictures.ts';
import { HEADING_LEVELS, isLink, MOST_LISTS_DEEP } from '../../rules/document.ts';

/** In how many lists the place is. */
function depthAt(place: ResolvedPos): number {
  let lists = 0;
  for (let depth = place.depth; depth > 0; depth--) if (/List$/.test(place.node(depth).type.name)) lists++;
  return lists;
}

/** The items of a deeper list become items of the one around it. */
const pastedList = (tag: 'ul' | 'ol') => ({
  tag,
  getAttrs(list: HTMLElement) {
    let lists = 0;
    for (let at: Element | null = list; at; at = at.parentElement) if (/^[uo]l$/i.test(at.tagName)) lists++;
    return lists <= MOST_LISTS_DEEP && null;
  },
});

/** Knows only what a story may have, so that pasted text can't bring anything else: see guests/stories/rules/document.ts. */
export const STORY_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    blockquote: false,
    bulletList: false,
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
  ListItem.extend({
    content: 'paragraph (paragraph | bulletList | orderedList)*',
    addKeyboardShortcuts() {
      const isDeepest = () => depthAt(this.editor.state.selection.$from) >= MOST_LISTS_DEEP;
      return { ...this.parent?.(), Tab: () => isDeepest() || this.editor.commands.sinkListItem(this.name) };
    },
  }),
  BulletList.extend({ parseHTML: () => [pastedList('ul')] }),
  OrderedList.extend({ addAttributes: () => ({}), parseHTML: () => [pastedList('ol')] }),
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
