import type { Place } from '../rules/table-link.ts';

// The wire has other names for what a table has. They are translated here and nowhere else in this folder.

interface WirePlace {
  iden: string;
  idel: string;
  conf: string | null;
  room?: string | null | undefined;
}

interface PlaceInArea extends Place {
  area: string | null | undefined;
}

type Rest<Wire> = Omit<Wire, keyof WirePlace>;

export function fromWire<Wire extends WirePlace>(table: Wire): PlaceInArea & Rest<Wire>;
/** A change leaves out what stays as it is. */
export function fromWire<Wire extends { [Key in keyof WirePlace]?: WirePlace[Key] | undefined }>(
  change: Wire,
): { [Key in keyof PlaceInArea]?: PlaceInArea[Key] | undefined } & Rest<Wire>;
export function fromWire({ iden, idel, conf, room, ...rest }: Partial<WirePlace>) {
  return { ...rest, name: iden, label: idel, orderType: conf, area: room };
}

export function toWire<Row extends Place & { area: string | null }>(row: Row) {
  const { name, label, orderType, area, ...rest } = row;
  return { ...rest, iden: name, idel: label, conf: orderType, room: area };
}
