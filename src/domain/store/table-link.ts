/** A table, room or counter as a code names it. */
export interface Place {
  iden: string;
  idel: string;
  /** The order type that whoever scans the code keeps to. */
  conf: string | null;
}

/** What a printed code leads to: the store's page, as it is seen from this place. */
export function tableLink(publicUrl: string, slug: string, place: Place | null): string {
  const page = `${publicUrl.replace(/\/+$/, '')}/${encodeURIComponent(slug)}`;
  if (place === null) return page;
  const { conf, iden, idel } = place;
  const query = Object.entries({ conf, iden, idel })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${page}?${query.join('&')}`;
}
