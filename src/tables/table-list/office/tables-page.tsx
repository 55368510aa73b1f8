import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { QrIcon } from '#ui/office/icons.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { tablesQuery } from '../office-api/tables.ts';
import type { TablesView, TableView } from '../wire/tables.ts';
import { AddDialog } from './add-dialog.tsx';
import { groupsOf } from './groups.ts';
import { OfferSwitch } from './offer-switch.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { RemovedContext } from './removed.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableGroup } from './table-group.tsx';
import { TablePanel } from './table-panel.tsx';
import styles from './tables-page.module.css';

/** The tables that are selected; null unless tables are being selected. */
type Marked = ReadonlySet<string> | null;

const NOTHING: ReadonlySet<string> = new Set();

export function TablesPage() {
  const t = useTexts();
  const { storeId, role, profile } = useStore();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(tablesQuery(storeId));
  const { from } = useSearch({ strict: false });
  // The setup guide has come for the first tables.
  const [adding, setAdding] = useState<boolean | null>(from === 'welcome' ? null : false);
  const isAdding = adding ?? (data?.tables.length === 0 && may(role, 'table.update'));
  const [isPrinting, setIsPrinting] = useState(false);
  const [marked, setMarked] = useState<Marked>(null);
  const { revision } = profile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may be somebody else's change.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: tablesQuery(storeId).queryKey });
  }, [client, storeId, revision]);

  if (error && !data) return <Failure title={t.tables.failed} error={error} onRetry={() => void refetch()} />;
  const addButton = may(role, 'table.update') && (
    <Button look="main" onClick={() => setAdding(true)}>
      {t.tables.add}
    </Button>
  );
  const actions = (
    <>
      {from === 'welcome' && (
        <Link to="/app/welcome" className={styles.guide}>
          {t.settings.toSetUp}
        </Link>
      )}
      {may(role, 'table.print') && (data?.tables.length ?? 0) > 0 && (
        <Button aria-pressed={marked !== null} onClick={() => setMarked(marked ? null : NOTHING)}>
          {marked ? t.tables.endSelecting : t.tables.startSelecting}
        </Button>
      )}
      {may(role, 'table.print') && (
        <Button icon={<QrIcon />} onClick={() => setIsPrinting(true)}>
          {t.tables.print}
        </Button>
      )}
      {addButton}
    </>
  );
  return (
    <Page title={t.tables.title} width="wide" lead={t.tables.lead} actions={data && actions}>
      {data ? (
        <Tables view={data} addButton={addButton} marked={marked} onMarked={setMarked} />
      ) : (
        <Loading shape="tiles" />
      )}
      {data && <AddDialog isOpen={isAdding} view={data} onClose={() => setAdding(false)} />}
      {data && (
        <PrintDialog isOpen={isPrinting} view={data} chosen={[]} onClose={() => setIsPrinting(false)} />
      )}
    </Page>
  );
}

interface TablesProps {
  view: TablesView;
  addButton: ReactNode;
  marked: Marked;
  onMarked: Dispatch<SetStateAction<Marked>>;
}

function Tables({ view, addButton, marked, onMarked }: TablesProps) {
  const t = useTexts();
  const { role } = useStore();
  const { tables } = view;
  const [shown, setShown] = useState<string | null>(null);
  const [removed, setRemoved] = useState<TableView[]>([]);
  const last = useMemo(() => ({ removed, setRemoved }), [removed]);
  const chosen = tables.filter(({ iden }) => marked?.has(iden));
  const mark = (idens: string[], isMarked: boolean) =>
    onMarked((before) => {
      const others = [...(before ?? NOTHING)].filter((iden) => !idens.includes(iden));
      return new Set(isMarked ? [...others, ...idens] : others);
    });
  const selection = <SelectionBar view={view} chosen={chosen} onClear={() => onMarked(NOTHING)} />;
  if (tables.length === 0) {
    return (
      <RemovedContext value={last}>
        <Nothing title={t.tables.none} hint={t.tables.noneHint}>
          {addButton}
        </Nothing>
        {selection}
      </RemovedContext>
    );
  }
  return (
    <RemovedContext value={last}>
      {may(role, 'store.update') && <OfferSwitch />}
      {groupsOf(tables).map((group) => (
        <TableGroup key={group.label} group={group} marked={marked} onMark={mark} onShow={setShown} />
      ))}
      {selection}
      <TablePanel
        table={tables.find(({ _id }) => _id === shown)}
        tables={tables}
        storeLink={view.link}
        onClose={() => setShown(null)}
      />
    </RemovedContext>
  );
}
