import { AppError } from '#platform/errors/rules/errors.ts';
import { UserNav } from '#restaurant/accounts/office/face/user-nav.tsx';
import { StoreLink } from '#restaurant/stores/office/face/shell/store-link.tsx';
import { useTexts } from '#texts/office/index.ts';
import { Avatar } from '#ui/office/avatar.tsx';
import { BrandName } from '#ui/office/brand-name.tsx';
import { Button } from '#ui/office/buttons/button.tsx';
import { Diet } from '#ui/office/choices/diet.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { SubNav } from '#ui/office/layout/sub-nav.tsx';
import { ToDishes, ToOrders } from '#ui/office/layout/ways-on.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { LONG, nothing, type Sample } from './sample.tsx';

/** What is said, and what leads on. */
export function useMessageSamples(): Sample[] {
  const t = useTexts();
  return [
    {
      component: 'notices/nothing.tsx',
      states: {
        empty: <Nothing title={t.tables.none} hint={t.tables.noneHint} />,
        example: <Nothing title={t.stock.none} hint={t.stock.noneHint} sample={t.stock.sample} />,
        locked: <Nothing show="locked" title={t.reports.notYours} hint={t.reports.notYoursHint} />,
      },
    },
    {
      component: 'forms/form-failure.tsx',
      states: { plain: <FormFailure>{t.errors.CREDENTIALS_INVALID}</FormFailure> },
    },
    { component: 'notices/warning.tsx', states: { plain: <Warning>{t.tables.renamed}</Warning> } },
    { component: 'notices/use-undo-notice.tsx', states: { notice: <Notices /> } },
    {
      component: 'avatar.tsx',
      states: { usual: <Avatar name="Meera Nair" />, big: <Avatar name="अदिति राव" size="big" /> },
    },
    { component: 'brand-name.tsx', states: { name: <BrandName />, long: <BrandName logo="" name={LONG} /> } },
    {
      component: 'choices/diet.tsx',
      states: { veg: <Diet veg />, 'non-veg': <Diet veg={false} /> },
    },
    {
      component: 'restaurant/stores/office/face/shell/store-link.tsx',
      states: { below: <StoreLink look="below" />, beside: <StoreLink look="beside" /> },
    },
    { component: 'restaurant/accounts/office/face/user-nav.tsx', states: { plain: <UserNav /> } },
    {
      component: 'layout/sub-nav.tsx',
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
      component: 'layout/ways-on.tsx',
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
