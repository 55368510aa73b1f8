interface Known {
  _id: string;
}

/** Guests see the order of the numbers, not of the document. */
export function inOrder<T extends { order: number }>(things: readonly T[]): T[] {
  return things.toSorted((one, other) => one.order - other.order);
}

/** Copies only things whose number changes, so that a diff lists nothing else. */
export function numbered<T extends { order: number }>(things: readonly T[]): T[] {
  return things.map((thing, order) => (thing.order === order ? thing : { ...thing, order }));
}

export function insertedAt<T>(things: readonly T[], thing: T, at: number): T[] {
  return things.toSpliced(Math.max(0, Math.min(at, things.length)), 0, thing);
}

export function without<T extends Known>(things: readonly T[], id: string): T[] {
  return things.filter(({ _id }) => _id !== id);
}

/** Moves nothing where no thing has the id. */
export function movedTo<T extends Known>(things: readonly T[], id: string, to: number): T[] {
  const thing = things.find(({ _id }) => _id === id);
  return thing ? insertedAt(without(things, id), thing, to) : [...things];
}

export function changedIn<T extends Known>(things: readonly T[], id: string, change: (thing: T) => T): T[] {
  return things.map((thing) => (thing._id === id ? change(thing) : thing));
}
