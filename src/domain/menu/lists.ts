interface Known {
  _id: string;
}

/** As guests see them: the numbers decide, not the places in the document. */
export function inOrder<T extends { order: number }>(things: readonly T[]): T[] {
  return things.toSorted((one, other) => one.order - other.order);
}

/** Only what has really moved is made anew, so that a difference names nothing else. */
export function numbered<T extends { order: number }>(things: readonly T[]): T[] {
  return things.map((thing, order) => (thing.order === order ? thing : { ...thing, order }));
}

export function insertedAt<T>(things: readonly T[], thing: T, at: number): T[] {
  return things.toSpliced(Math.max(0, Math.min(at, things.length)), 0, thing);
}

export function without<T extends Known>(things: readonly T[], id: string): T[] {
  return things.filter(({ _id }) => _id !== id);
}

/** To that place among the others; one that is not there moves nothing. */
export function movedTo<T extends Known>(things: readonly T[], id: string, to: number): T[] {
  const thing = things.find(({ _id }) => _id === id);
  return thing ? insertedAt(without(things, id), thing, to) : [...things];
}

export function changedIn<T extends Known>(things: readonly T[], id: string, change: (thing: T) => T): T[] {
  return things.map((thing) => (thing._id === id ? change(thing) : thing));
}
