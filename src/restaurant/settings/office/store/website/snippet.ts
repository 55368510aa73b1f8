export const SHOWN = ['button', 'menu', 'reserveButton', 'reserve'] as const;
export type Shown = (typeof SHOWN)[number];

/** As `embed.ts` of the guests' app reads it. */
const ATTRIBUTES: Record<Shown, string> = {
  button: '',
  menu: ' data-show="menu"',
  reserveButton: ' data-show="reserve-button"',
  reserve: ' data-show="reserve"',
};

interface Snippet {
  /** Where guests find the restaurant. */
  origin: string;
  slug: string;
  colour: string;
  /** Words of a plain link, which stands until the script has come. */
  link: string;
}

/** What the owner pastes. In the page, each menu keeps its own colour. */
export function snippetOf(shown: Shown, { origin, slug, colour, link }: Snippet): string {
  const coloured = shown.toLowerCase().endsWith('button') ? ` data-colour="${colour}"` : '';
  const page = shown.startsWith('reserve') ? `${slug}/book` : slug;
  const plain = `<a href="${origin}/${page}">${link}</a>`;
  return `${plain}<script async src="${origin}/embed.js" data-store="${slug}"${ATTRIBUTES[shown]}${coloured}></script>`;
}
