import { isUtf8 } from 'node:buffer';
import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import { checkCatalogue } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { parseMenuInput, parseOrderTypeInput } from '#ordering/catalogue/wire/parse-catalogue-input.ts';
import { MOST_CHANGES } from '#ordering/catalogue/wire/revisions.ts';
import { countChanges } from '#ordering/menu-editor/rules/changes/count-changes.ts';
import { diffCatalogues } from '#ordering/menu-editor/rules/changes/diff-catalogues.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { documentFault } from '#platform/errors/rules/field-fault.ts';
import { refuseUnsafeText } from '#platform/http/server/documents/unsafe-text.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { CatalogueDraft, PreparedSave } from '#platform/ports/server/menus.ts';
import { changedRows } from '../catalogue-rows.ts';
import { refuseTooHeavy, wholeCatalogueView } from '../whole-catalogue-view.ts';

/** Computes all of a save without the database, so that a large menu can run in a thread. */
export function prepareSave({ document, present, revision, now }: CatalogueDraft): PreparedSave {
  const catalogue = parseDocument(
    document instanceof Uint8Array ? parseJson(document) : document,
    now,
    present,
  );
  const after = wholeCatalogueView(catalogue, revision, now);
  const json = JSON.stringify(after);
  refuseTooHeavy(json);
  const changes = present ? diffCatalogues(wholeCatalogueView(present, revision - 1, now), after) : [];
  return {
    catalogue,
    json,
    changes: changes.slice(0, MOST_CHANGES.kept),
    summary: countChanges(changes),
    rows: present && changedRows(present, catalogue),
  };
}

function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new AppError('BAD_REQUEST');
  let document: unknown;
  try {
    document = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
  } catch {
    throw new AppError('BAD_REQUEST');
  }
  refuseUnsafeText(document);
  return document;
}

/** Clients that know no kinds, or no ids, keep those of the types that are there. */
export function parseDocument(document: unknown, now: number, present: Catalogue | null = null): Catalogue {
  const { catalogue, faults } = checkCatalogue(document);
  if (catalogue === null) throw documentFault(faults);
  const newId = () => uuidV7(now);
  const named = new Set(catalogue.orderConfigs.map(({ _id }) => _id));
  return {
    orderTypes: catalogue.orderConfigs.map((asked) => {
      const before = present?.orderTypes.find(({ id, label }) =>
        asked._id === undefined ? label === asked.label && !named.has(id) : id === asked._id,
      );
      const kept = { _id: asked._id ?? before?.id, kind: asked.kind ?? before?.kind };
      return parseOrderTypeInput({ ...asked, ...kept }, newId);
    }),
    menus: catalogue.menus.map((menu) => parseMenuInput(menu, newId)),
  };
}
