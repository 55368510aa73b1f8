import type { Place } from '#domain/store/table-link.ts';

// The wire has other names for what a table has. They are translated here and nowhere else in this room.

interface WirePlace {
  iden: string;
  idel: string;
  conf: string | null;
}

type Rest<Wire> = Omit<Wire, keyof WirePlace>;

export function fromWire<Wire extends WirePlace>(table: Wire): Place & Rest<Wire>;
/** A change leaves out what stays as it is. */
export function fromWire<Wire extends { [Key in keyof WirePlace]?: WirePlace[Key] | undefined }>(
  change: Wire,
): { [Key in keyof Place]?: Place[Key] | undefined } & Rest<Wire>;
export function fromWire({ iden, idel, conf, ...rest }: Partial<WirePlace>) {
  return { ...rest, name: iden, label: idel, orderType: conf };
}

export function toWire<Row extends Place>({ name, label, orderType, ...rest }: Row) {
  return { ...rest, iden: name, idel: label, conf: orderType };
}
