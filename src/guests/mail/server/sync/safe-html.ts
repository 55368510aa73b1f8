import sanitizeHtml from 'sanitize-html';

const LONGEST = 500_000;
/** Far more than newsletters have. A nest of this depth is still read in some milliseconds. */
const MOST_TAGS = 10_000;
const SIZE = /^\d{1,3}(?:\.\d{1,3})?(?:px|pt|em|rem|%)$/;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d.,%\s]{3,40}\))$/i;
/** Words of the shorthand `background` that look like names of colours. */
const NO_COLOR =
  /^(?:none|inherit|initial|unset|repeat|space|round|fixed|local|scroll|cover|contain|auto|top|bottom|left|right|center)$/i;
const STYLES = {
  color: [COLOR],
  'background-color': [COLOR],
  'text-align': [/^(?:left|right|center|justify)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'font-weight': [/^(?:normal|bold|\d{3})$/],
  'font-style': [/^(?:normal|italic)$/],
  'font-size': [SIZE],
  'vertical-align': [/^(?:top|middle|bottom|baseline)$/],
};

const TAGS = [
  'h1 h2 h3 h4 h5 h6 p div span br hr b strong i em u s small sub sup blockquote pre code font center',
  'ul ol li dl dt dd table caption thead tbody tfoot tr td th a img',
].flatMap((line) => line.split(' '));
const CELL = ['colspan', 'rowspan', 'align', 'valign', 'width', 'bgcolor'];

/**
 * What of a letter's HTML may be shown: text, tables, links and the places of pictures. Nothing that runs, asks, loads,
 * or lies over something else. Pictures have their address in `data-src`, so that nothing is fetched by showing it.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(bounded(html).replaceAll('\0', '').toWellFormed(), {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['style', 'dir', 'lang'],
      a: ['href', 'title', 'target', 'rel'],
      img: ['data-src', 'alt', 'width', 'height'],
      table: ['width', 'align', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
      td: CELL,
      th: CELL,
      font: ['color', 'size'],
      ol: ['start'],
    },
    allowedStyles: { '*': STYLES },
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'title', 'noscript', 'svg', 'math', 'template'],
    nestingLimit: 200,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withGround(attribs) }),
      a: (tagName, { href, title, style }) => ({
        tagName,
        attribs: defined({
          href: linkTo(href),
          title,
          style,
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        }),
      }),
      img: (tagName, { src, alt, width, height }) => ({
        tagName,
        attribs: defined({ 'data-src': pictureAt(src), alt, width, height }),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-src'],
  });
}

const BACKGROUND = /(^|;)\s*background(?:-image)?\s*:([^;]*)/gi;
/** White and black letters can both be read on it. */
const UNDER_PICTURES = '#767676';

/**
 * Keeps the colour that letters stand on. A picture under them is not shown, and may be all that white letters were meant
 * to stand on.
 */
function withGround({ background, ...attribs }: Record<string, string>): Record<string, string> {
  const { style = '', bgcolor } = attribs;
  const isOnPicture = background !== undefined || /\burl\(/i.test(style);
  const colored = style.replace(BACKGROUND, (_, before: string, value: string) => {
    const color = value.split(/\s+(?![^(]*\))/).find((part) => COLOR.test(part) && !NO_COLOR.test(part));
    return color ? `${before}background-color:${color}` : before;
  });
  const isBare = isOnPicture && bgcolor === undefined && !colored.includes('background-color');
  const shown = isBare ? `background-color:${UNDER_PICTURES};${colored}` : colored;
  return shown === '' ? attribs : { ...attribs, style: shown };
}

function bounded(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MOST_TAGS; tags++) {
    end = html.indexOf('<', end + 1);
    if (end < 0 || end > LONGEST) return html.slice(0, LONGEST);
  }
  return html.slice(0, end);
}

const defined = (attribs: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attribs).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const LINKS = ['http:', 'https:', 'mailto:', 'tel:'];

/** A relative address would lead into this office. */
function linkTo(href = ''): string | undefined {
  const url = URL.parse(href.trim());
  return url && LINKS.includes(url.protocol) ? url.href : undefined;
}

function pictureAt(src = ''): string | undefined {
  // The office is read over TLS, and browsers ask for such pictures over TLS too or not at all.
  const url = URL.parse(src.trim().replace(/^http:/i, 'https:'));
  return url?.protocol === 'https:' && url.username === '' ? url.href : undefined;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const BLOCK = /<(?:br|\/?p|\/?div|\/tr|\/li|\/h[1-6]|\/?blockquote|hr)\b/gi;

/** The words of safe HTML, for letters without a text of their own. */
export function textOfHtml(safe: string): string {
  const broken = safe.replace(BLOCK, '\n$&');
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
