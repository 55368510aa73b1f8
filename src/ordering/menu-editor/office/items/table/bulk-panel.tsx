import { useDeferredValue, useMemo, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { countChanges } from '../../../rules/changes/count-changes.ts';
import { diffCatalogues } from '../../../rules/changes/diff-catalogues.ts';
import { applyBulkEdit } from '../../../rules/edits/bulk-edit.ts';
import { ChangeList } from '../../face/changes/change-list.tsx';
import { useSaveWithUndo } from '../../face/use-save-with-undo.ts';
import { BulkFields } from './bulk-fields.tsx';
import { EMPTY_BULK, parseBulk } from './parse-bulk.ts';
import styles from './table-page.module.css';

interface BulkPanelProps {
  catalogue: CatalogueView;
  ids: ReadonlySet<string>;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

export function BulkPanel(props: BulkPanelProps) {
  const t = useTexts();
  return (
    <SidePanel
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="34rem"
      title={t.table.bulk.title(props.ids.size)}
    >
      {props.isOpen && <BulkForm {...props} />}
    </SidePanel>
  );
}

/** Shows the changes before they are saved. */
function BulkForm({ catalogue, ids, onSaved }: BulkPanelProps) {
  const t = useTexts().table.bulk;
  const [form, setForm] = useState(EMPTY_BULK);
  const { save, isPending } = useSaveWithUndo();
  const wanted = useDeferredValue(form);
  const read = useMemo(() => parseBulk(wanted), [wanted]);
  const result = useMemo(() => {
    if (read.is !== 'edit') return null;
    const mine = applyBulkEdit(catalogue, ids, read.edit);
    const changes = diffCatalogues(catalogue, mine);
    return { mine, changes, count: countChanges(changes).changed };
  }, [catalogue, ids, read]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!result || result.count === 0) return;
        save({ base: catalogue, mine: result.mine, cause: 'bulk' }, t.saved(result.count), onSaved);
      }}
    >
      <BulkFields
        catalogue={catalogue}
        form={form}
        fault={read.is === 'wrong' ? t[read.fault] : undefined}
        onChange={setForm}
      />
      <section className={styles.preview} aria-label={t.preview}>
        <h3 className={styles.heading}>{t.preview}</h3>
        <div role="status">
          {result === null && <p>{t.waiting}</p>}
          {result?.count === 0 && <p>{t.nothing}</p>}
        </div>
        {result && <ChangeList changes={result.changes} />}
      </section>
      <div className={styles.steps}>
        <Button look="main" type="submit" isBusy={isPending} disabled={!result || result.count === 0}>
          {t.save(result?.count || ids.size)}
        </Button>
      </div>
    </form>
  );
}
