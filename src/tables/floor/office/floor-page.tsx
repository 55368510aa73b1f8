import { useLocalStorage } from '@mantine/hooks';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useWaiting } from '#guests/reservations/office/face/seat-parties.tsx';
import { UnpaidLink } from '#money/receipts/office/face/unpaid-link.tsx';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useSelf } from '#restaurant/access/office/use-self.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { CalendarIcon } from '#ui/office/icons.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { isTaken } from '../rules/tile.ts';
import { type BoardComponents, BoardComponentsContext } from './board-components.ts';
import { SignalChip } from './face/signal-chip.tsx';
import { useFloor } from './face/use-floor.ts';
import { useSignals } from './face/use-signals.ts';
import styles from './floor.module.css';
import { FloorAreas } from './floor-areas.tsx';
import { FloorBar } from './floor-bar.tsx';
import { areasOf, choiceOf, type FloorChoice, USUAL } from './floor-choice.ts';
import { useChangedTables } from './plan/use-change-table.ts';
import { TableSheet } from './sheet/table-sheet.tsx';
import { useFloorKeys } from './use-floor-keys.ts';

export function FloorPage({ components }: { components: BoardComponents }) {
  const { floor: t } = useTexts();
  const { data, error, refetch } = useFloor();
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <BoardComponentsContext value={components}>
      {data ? (
        <Floor tables={data.tables} />
      ) : (
        <Page title={t.title} width="wide" isDense lead={'\u00a0'}>
          <Loading shape="tiles" />
        </Page>
      )}
    </BoardComponentsContext>
  );
}

function Floor({ tables: saved }: { tables: readonly FloorTable[] }) {
  const { floor: t } = useTexts();
  const { role } = useStore();
  const navigate = useNavigate();
  const { table: openId } = useSearch({ from: '/app/floor' });
  const [isArranging, setArranging] = useState(false);
  const tables = useChangedTables(saved);
  const areas = areasOf(tables).flatMap(({ name }) => name ?? []);
  const { me, choice, choose } = useFloorChoice(areas);
  useFloorKeys(!isArranging);
  const open = (table: string | null) =>
    void navigate({ to: '/app/floor', search: table === null ? {} : { table } });
  const taken = tables.filter(isTaken).length;
  const opened = tables.find(({ _id }) => _id === openId);
  if (tables.length === 0) return <NoTables />;
  return (
    <Page
      title={t.title}
      lead={isArranging ? t.arrangeHint : t.lead(taken, tables.length)}
      width="wide"
      isDense
      tools={!isArranging && <FloorBar choice={choice} areas={areas} onChoose={choose} />}
      actions={
        may(role, 'table.update') && (
          <Button
            look={isArranging ? 'main' : 'plain'}
            aria-pressed={isArranging}
            onClick={() => setArranging(!isArranging)}
          >
            {isArranging ? t.arranged : t.arrange}
          </Button>
        )
      }
    >
      {!isArranging && <Calling />}
      <FloorAreas tables={tables} choice={choice} me={me} isArranging={isArranging} onOpen={open} />
      <TableSheet table={opened} tables={tables} onOpen={open} onClose={() => open(null)} />
    </Page>
  );
}

/** Tables that call, and who waits at the door. */
function Calling() {
  const { floor: t } = useTexts();
  const signals = useSignals();
  const parties = useWaiting().length;
  return (
    <>
      {signals.length > 0 && (
        <ul className={styles.signals} aria-label={t.calling}>
          {signals.map((signal) => (
            <SignalChip key={signal.id} signal={signal} />
          ))}
        </ul>
      )}
      <div className={styles.lines}>
        {parties > 0 && (
          <Link to="/app/calendar" className={styles.line}>
            <CalendarIcon />
            {t.line(parties)}
          </Link>
        )}
        <UnpaidLink className={`${styles.line} ${styles.unpaid} ${common.warn}`} />
      </div>
    </>
  );
}

function NoTables() {
  const { floor: t, tables } = useTexts();
  const { role } = useStore();
  return (
    <Page title={t.title} width="wide">
      <Nothing title={t.none} hint={t.noneHint}>
        {may(role, 'table.update') && <Link to="/app/tables">{tables.add}</Link>}
      </Nothing>
    </Page>
  );
}

/** What this person looks at, remembered on this device. */
function useFloorChoice(areas: readonly string[]) {
  const me = useSelf();
  const [remembered, remember] = useLocalStorage<Partial<FloorChoice>>({
    key: `thali.floor.${me}`,
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  });
  const choice = choiceOf(remembered, areas);
  return { me, choice, choose: (change: Partial<FloorChoice>) => remember({ ...choice, ...change }) };
}
