/** A host, and the store whose own it is. */
export interface StoreHost {
  origin: string;
  home: string | null;
}

/** The page of a store: `/` on its own host, `/{slug}` on the program's. */
export function storeUrl({ origin, home }: StoreHost, slug: string): string {
  return `${origin}/${slug === home ? '' : encodeURIComponent(slug)}`;
}

/** The path that is shown for one on the program's host. */
export function shownAt(home: string | null, to: string): string {
  const [path = ''] = to.split('?');
  return path === `/${home}` ? `/${to.slice(path.length)}` : to;
}

/** The path of a store's stories, or of what is below them. */
export function storiesPath(home: string | null, slug: string, below = ''): string {
  return `${slug === home ? '' : `/${encodeURIComponent(slug)}`}/stories${below}`;
}
