import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { stockQuery } from '#stock/ingredients/office-api/stock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Bills } from './bills.tsx';
import { type BuyingList, LISTS } from './lists.ts';
import { Ordered } from './ordered.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { Suppliers } from './suppliers.tsx';
import { ToBuy } from './to-buy.tsx';
import { useBuying } from './use-buying.ts';

/** What to order, what is on its way, and what is owed for it. The kitchen receives. */
export function BuyingPage() {
  const { buying: t, stock, errors } = useTexts();
  const { storeId, role } = useStore();
  const { id, list: asked } = useSearch({ from: '/app/buying' });
  const navigate = useNavigate();
  const buying = useBuying();
  const there = useQuery(stockQuery(storeId));
  const mayManage = may(role, 'stock.manage');
  if (!may(role, 'stock.count'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={stock.forbiddenHint} />;
  const error = buying.error ?? there.error;
  const retry = () => void Promise.all([buying.refetch(), there.refetch()]);
  if (error && !(buying.data && there.data))
    return <Failure title={t.failed} error={error} onRetry={retry} />;
  if (!buying.data || !there.data) return <Loading shape="page" />;
  const show = (search: { id?: string; list?: BuyingList }) => void navigate({ to: '/app/buying', search });
  const given = { buying: buying.data, ingredients: there.data.ingredients };
  const onShow = (purchase: string) => show({ id: purchase });
  const purchase = given.buying.purchases.find(({ _id }) => _id === id);
  if (purchase)
    return <PurchasePage purchase={purchase} {...given} onBack={() => show({ list: 'ordered' })} />;
  const lists = LISTS.filter((list) => mayManage || list === 'ordered');
  const list = lists.find((one) => one === asked) ?? lists[0] ?? 'ordered';
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <Choice
        label={t.title}
        value={list}
        options={lists.map((value) => ({ value, label: t.lists[value] }))}
        onChange={(value) => show({ list: value })}
      />
      {list === 'buy' && <ToBuy {...given} onMade={onShow} />}
      {list === 'ordered' && <Ordered {...given} onShow={onShow} />}
      {list === 'bills' && <Bills {...given} />}
      {list === 'suppliers' && <Suppliers {...given} />}
    </Page>
  );
}
