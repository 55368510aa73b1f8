import type { Menu } from './menu.ts';

/** Guests do not load pictures of other sites, because that would reveal them to those sites. */
export function isForeign(url: string | null | undefined): url is `http${string}` {
  return /^https?:/.test(url ?? '');
}

export function ownOrNull(url: string | null): string | null {
  return isForeign(url) ? null : url;
}

/** Replaces pictures of other sites by our copies, and leaves out those without a copy. */
export function withCopies(menus: Menu[], copyOf: (url: string) => string | null): Menu[] {
  const own = (url: string) => (isForeign(url) ? copyOf(url) : url);
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      image: category.image && own(category.image),
      items: category.items.map((item) => ({
        ...item,
        images: item.images.map(own).filter((url) => url !== null),
      })),
    })),
  }));
}
