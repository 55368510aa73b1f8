import { AppError } from '#domain/errors.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { BrandName } from '../../parts/brand-name.tsx';
import { Button } from '../../parts/button.tsx';
import { Diet } from '../../parts/diet.tsx';
import { FormFailure } from '../../parts/form-failure.tsx';
import { Nothing } from '../../parts/nothing.tsx';
import { StoreLink } from '../../parts/store-link.tsx';
import { SubNav } from '../../parts/sub-nav.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useUndoNotice } from '../../parts/use-undo-notice.tsx';
import { UserNav } from '../../parts/user-nav.tsx';
import { Warning } from '../../parts/warning.tsx';
import { ToDishes, ToOrders } from '../../parts/ways-on.tsx';
import { useTexts } from '../../texts/index.ts';
import { LONG, nothing, type Sample } from './sample.tsx';

/** What is said, and what leads on. */
export function useMessageSamples(): Sample[] {
  const t = useTexts();
  return [
    {
      part: 'nothing.tsx',
      states: {
        empty: <Nothing title={t.tables.none} hint={t.tables.noneHint} />,
        locked: <Nothing show="locked" title={t.reports.notYours} hint={t.reports.notYoursHint} />,
      },
    },
    {
      part: 'form-failure.tsx',
      states: { plain: <FormFailure>{t.errors.CREDENTIALS_INVALID}</FormFailure> },
    },
    { part: 'warning.tsx', states: { plain: <Warning>{t.tables.renamed}</Warning> } },
    { part: 'use-undo-notice.tsx', states: { notice: <Notices /> } },
    {
      part: 'avatar.tsx',
      states: { usual: <Avatar name="Meera Nair" />, big: <Avatar name="अदिति राव" size="big" /> },
    },
    { part: 'brand-name.tsx', states: { name: <BrandName />, long: <BrandName logo="" name={LONG} /> } },
    {
      part: 'diet.tsx',
      states: { veg: <Diet veg />, 'non-veg': <Diet veg={false} /> },
    },
    {
      part: 'store-link.tsx',
      states: { below: <StoreLink look="below" />, beside: <StoreLink look="beside" /> },
    },
    { part: 'user-nav.tsx', states: { plain: <UserNav /> } },
    {
      part: 'sub-nav.tsx',
      states: {
        plain: (
          <SubNav
            label={t.sections.orders}
            items={[
              { to: '/app/components', label: t.sections.orders },
              { to: '/app/tables', label: t.sections.tables },
            ]}
          />
        ),
      },
    },
    {
      part: 'ways-on.tsx',
      states: {
        plain: (
          <>
            <ToOrders /> <ToDishes />
          </>
        ),
      },
    },
  ];
}

function Notices() {
  const { saved, tables, undo } = useTexts();
  const { say, complain } = useNotice();
  const offerUndo = useUndoNotice();
  return (
    <>
      <Button onClick={() => say(saved)}>{saved}</Button>{' '}
      <Button onClick={() => complain(new AppError('UNAVAILABLE'))}>{tables.failed}</Button>{' '}
      <Button onClick={() => offerUndo(tables.removedMany(2), nothing)}>{undo}</Button>
    </>
  );
}
