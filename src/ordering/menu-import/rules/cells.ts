import { readHsn } from '#ordering/menu/rules/hsn.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { withTranslation } from '#ordering/menu/rules/translations.ts';
import type { NewId } from '#ordering/menu-editor/rules/views.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { type Cells, COLUMNS, type Column } from './columns.ts';
import type { OptionsFault } from './options-text.ts';
import type { NameFault } from './translated-text.ts';

export type FaultReason =
  | 'NAME_MISSING'
  | 'CATEGORY_MISSING'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'VEG'
  | 'PRICE'
  | 'PRICE_MISSING'
  | 'PERCENT'
  | 'TAX'
  | 'PHOTO'
  | 'TWICE'
  | 'ALLERGENS'
  | 'YES'
  | 'LEVEL'
  | 'HSN'
  | OptionsFault['reason']
  | NameFault['reason'];

export interface CellFault {
  column: Column;
  reason: FaultReason;
  value: string;
}

/** `write` makes the text of a thing's cell; `parse` returns the thing changed by another text. */
export interface Cell<Thing> {
  write(thing: Thing): string;
  parse(cell: string, thing: Thing, newId: NewId): Thing | Omit<CellFault, 'column'>;
}

/** The columns of each field. An import leaves a field without a column as it is. */
export type CellsByField<Thing> = { [Field in keyof Thing]-?: Partial<Record<Column, Cell<Thing>>> };

/** Sorts by column, which is the order of parsing too: tags, for example, come before their names in other languages. */
export function cellsInOrder<Thing>(byField: CellsByField<Thing>): [Column, Cell<Thing>][] {
  const cells = new Map(Object.values(byField).flatMap((cells) => Object.entries(cells as object)));
  return COLUMNS.filter((column) => cells.has(column)).map((column) => [column, cells.get(column)]);
}

/** Skips cells that are as an export would write them, so that importing an export changes nothing. */
export function parseCells<Thing extends object>(
  known: [Column, Cell<Thing>][],
  cells: Partial<Cells>,
  { before, now, newId }: { before: Thing; now: Thing; newId: NewId },
): { thing: Thing; faults: CellFault[] } {
  let thing = now;
  const faults: CellFault[] = [];
  for (const [column, { write, parse }] of known) {
    const cell = cells[column];
    if (cell === undefined || cell === write(before)) continue;
    const parsed = parse(cell, thing, newId);
    if ('reason' in parsed) faults.push({ column, ...parsed });
    else thing = parsed;
  }
  return { thing, faults };
}

export function tooLong(value: string) {
  return { reason: 'TOO_LONG' as const, value };
}

type TextField<Thing> = keyof {
  [Field in keyof Thing as NonNullable<Thing[Field]> extends string ? Field : never]: Field;
};

export function textCell<Thing>(field: TextField<Thing>, most: number): Cell<Thing> {
  return {
    write: (thing) => String(thing[field as keyof Thing] ?? ''),
    parse: (cell, thing) => {
      const text = cell.trim();
      return text.length > most ? tooLong(text) : { ...thing, [field]: text };
    },
  };
}

/** The translation of a name is its `label`, that of any other text its `description`. */
export function translatedCell<Thing extends { translations?: Translations | undefined }>(
  language: Language,
  kind: 'label' | 'description',
  most: number,
): Cell<Thing> {
  return {
    write: ({ translations }) => translations?.[language]?.[kind] ?? '',
    parse: (cell, thing) => {
      const text = cell.trim();
      if (text.length > most) return tooLong(text);
      return { ...thing, translations: withTranslation(thing.translations ?? {}, language, kind, text) };
    },
  };
}

export function hsnCell<Thing extends { hsn?: string | undefined }>(): Cell<Thing> {
  return {
    write: ({ hsn }) => hsn ?? '',
    parse: (cell, thing) => {
      const hsn = cell.trim() === '' ? undefined : readHsn(cell);
      return hsn === null ? { reason: 'HSN', value: cell } : { ...thing, hsn };
    },
  };
}
