import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatDate, formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { keepOwnDrawer, readOwnDrawer } from '../office-api/till.ts';
import { reportSections } from '../rules/day-report.ts';
import { renderDay, xOf } from '../rules/render-day.ts';
import type { TillView } from '../wire/till.ts';
import { CloseDialog } from './close-dialog.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DrawerCard } from './drawer-card.tsx';
import { Entries } from './entries.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { PrintSteps } from './print-steps.tsx';
import { Report } from './report-rows.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import styles from './till.module.css';
import { ToCheck } from './to-check.tsx';

/** What was sold and moved since the last close. */
export function OpenDay({ till }: { till: TillView }) {
  const { t: texts, language } = useInterface();
  const { till: t } = texts;
  const { storeId, role, profile } = useStore();
  const mayClose = may(useRoleToAsk(), 'till.close');
  const { say } = useNotice();
  const [own, setOwn] = useState(() => readOwnDrawer(storeId));
  const [isSetting, setSetting] = useState(false);
  const { step } = useSearch({ from: '/app/till' });
  const navigate = useNavigate();
  const leaveStep = () => void navigate({ to: '/app/till', replace: true });
  const [closed, setClosed] = useState<number | null>(null);
  const { drawers, report, day, beganAt, isLate } = till;
  const { timeZone } = profile;
  const ownId = drawers.some(({ _id }) => _id === own) ? own : null;
  const ownDrawer = drawers.find(({ _id }) => _id === ownId);
  const shown = xOf(till);
  const linesIn = (of: OfficeLanguage) => shown && renderDay(shown, profile, of);
  const close = (label: string) => (
    <Button look="main" onClick={() => void navigate({ to: '/app/till', search: { step: 'close' } })}>
      {label}
    </Button>
  );

  return (
    <div className={styles.now}>
      {isLate && day !== null ? (
        <div className={`${common.strip} ${common.bad}`} role="status">
          <div>
            <strong>{t.late(formatDate(day, language))}</strong>
            <p>{t.lateHint}</p>
          </div>
          {mayClose && close(t.closeNow)}
        </div>
      ) : (
        <div className={styles.since}>
          <p>{beganAt === null ? t.notBegun : t.since(formatDayTime(beganAt, { language, timeZone }))}</p>
          {mayClose && close(t.close)}
        </div>
      )}
      <div className={styles.sides}>
        <div>
          <ToCheck />
          <div className={styles.drawers}>
            {drawers.map((drawer) => (
              <DrawerCard
                key={drawer._id}
                drawer={drawer}
                isOwn={drawers.length > 1 ? drawer._id === ownId : null}
                onOwn={() => {
                  keepOwnDrawer(storeId, drawer._id);
                  setOwn(drawer._id);
                }}
              />
            ))}
          </div>
          <Entries entries={till.entries} />
        </div>
        {report && (
          <Card
            title={t.report.x}
            actions={
              may(role, 'till.settings') && <Button onClick={() => setSetting(true)}>{t.settings}</Button>
            }
          >
            {beganAt === null && <p className={styles.soft}>{t.notBegun}</p>}
            <div className={styles.sections}>
              <Report sections={reportSections(report, { drawers: [], ways: till.ways }, t.report)} />
            </div>
            {mayClose && <PrintSteps day="now" linesIn={linesIn} />}
          </Card>
        )}
      </div>
      {isSetting && <SettingsDialog till={till} onClose={() => setSetting(false)} />}
      {step === 'noSale' && ownDrawer && <EntryDialog drawer={ownDrawer} what="noSale" onClose={leaveStep} />}
      {step === 'close' && mayClose && (
        <CloseDialog
          till={till}
          onClose={leaveStep}
          onClosed={({ number }) => {
            leaveStep();
            say(t.closed(number));
            if (may(role, 'till.close')) setClosed(number);
          }}
        />
      )}
      {closed !== null && <DayDialog number={closed} onClose={() => setClosed(null)} />}
    </div>
  );
}
