import type { Menu } from './menu.ts';

/** A picture on another site: whoever loads it from there tells that site about themselves. */
export function isForeign(url: string | null | undefined): url is `http${string}` {
  return /^https?:/.test(url ?? '');
}

/** As guests may load it: their pages show nothing of other sites. */
export function ownOrNull(url: string | null): string | null {
  return isForeign(url) ? null : url;
}

/** Menus as guests get them: with our copies in place of pictures of other sites; what has no copy is left out. */
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
