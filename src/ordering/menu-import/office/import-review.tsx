import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { ChangeList } from '#ordering/menu-editor/office/face/changes/change-list.tsx';
import { useSaveWithUndo } from '#ordering/menu-editor/office/face/use-save-with-undo.ts';
import { countChanges } from '#ordering/menu-editor/rules/changes/count-changes.ts';
import { diffCatalogues } from '#ordering/menu-editor/rules/changes/diff-catalogues.ts';
import { usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { importRows } from '../rules/import-rows.ts';
import type { Table } from '../rules/parse-table.ts';
import styles from './import-page.module.css';
import { RowFaults } from './row-faults.tsx';
import { ServerCheck, useServerCheck } from './server-check.tsx';

/** What the import would change, before it is saved. */
export function ImportReview({ table, present }: { table: Table; present: CatalogueView }) {
  const texts = useTexts();
  const t = texts.importMenu;
  const { profile } = useStore();
  const navigate = useNavigate();
  const { save, isPending } = useSaveWithUndo();
  const [removesOthers, setRemovesOthers] = useState(false);
  const { catalogue, faults, good, changes } = useMemo(() => {
    const options = { removesOthers, newId: randomId, taxes: usualTaxes(profile) };
    const result = importRows(present, table.rows, options);
    return { ...result, changes: diffCatalogues(present, result.catalogue) };
  }, [present, table, removesOthers, profile]);
  const check = useServerCheck(present, changes.length > 0 ? catalogue : null);
  const isReady = changes.length > 0 && check.state === 'good';
  return (
    <>
      {faults.length > 0 && <RowFaults faults={faults} />}
      <Card title={t.result(good, table.rows.length)} hint={texts.revisions.summary(countChanges(changes))}>
        {table.unknown.length > 0 && <p className={styles.note}>{t.unknown(table.unknown.join(', '))}</p>}
        <SwitchField
          label={t.removeOthers}
          description={t.removeOthersHint}
          checked={removesOthers}
          onChange={setRemovesOthers}
        />
        <h3 className={styles.heading}>{t.changesTitle}</h3>
        {changes.length === 0 ? <p>{t.noChanges}</p> : <ChangeList changes={changes} />}
        <ServerCheck check={check} />
        <div className={styles.steps}>
          <Button
            look="main"
            disabled={!isReady}
            isBusy={isPending}
            onClick={() =>
              save(
                { base: present, mine: catalogue, cause: 'import' },
                t.saved(good),
                () => void navigate({ to: '/app/management/e-commerce/list' }),
              )
            }
          >
            {t.save(good)}
          </Button>
        </div>
      </Card>
    </>
  );
}
