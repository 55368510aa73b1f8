import { AppError } from '#domain/errors.ts';
import { Avatar } from '../../components/avatar.tsx';
import { BrandName } from '../../components/brand-name.tsx';
import { Button } from '../../components/button.tsx';
import { Diet } from '../../components/diet.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { SubNav } from '../../components/sub-nav.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useUndoNotice } from '../../components/use-undo-notice.tsx';
import { Warning } from '../../components/warning.tsx';
import { ToDishes, ToOrders } from '../../components/ways-on.tsx';
import { useTexts } from '../../texts/index.ts';
import { UserNav } from '../account/face/user-nav.tsx';
import { StoreLink } from '../shell/face/store-link.tsx';
import { LONG, nothing, type Sample } from './sample.tsx';

/** What is said, and what leads on. */
export function useMessageSamples(): Sample[] {
  const t = useTexts();
  return [
    {
      component: 'nothing.tsx',
      states: {
        empty: <Nothing title={t.tables.none} hint={t.tables.noneHint} />,
        locked: <Nothing show="locked" title={t.reports.notYours} hint={t.reports.notYoursHint} />,
      },
    },
    {
      component: 'form-failure.tsx',
      states: { plain: <FormFailure>{t.errors.CREDENTIALS_INVALID}</FormFailure> },
    },
    { component: 'warning.tsx', states: { plain: <Warning>{t.tables.renamed}</Warning> } },
    { component: 'use-undo-notice.tsx', states: { notice: <Notices /> } },
    {
      component: 'avatar.tsx',
      states: { usual: <Avatar name="Meera Nair" />, big: <Avatar name="अदिति राव" size="big" /> },
    },
    { component: 'brand-name.tsx', states: { name: <BrandName />, long: <BrandName logo="" name={LONG} /> } },
    {
      component: 'diet.tsx',
      states: { veg: <Diet veg />, 'non-veg': <Diet veg={false} /> },
    },
    {
      component: 'shell/face/store-link.tsx',
      states: { below: <StoreLink look="below" />, beside: <StoreLink look="beside" /> },
    },
    { component: 'account/face/user-nav.tsx', states: { plain: <UserNav /> } },
    {
      component: 'sub-nav.tsx',
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
      component: 'ways-on.tsx',
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
