import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'wouter';
import { parseMenuView } from '#domain/api/parse-menu-view.ts';
import { countItems } from '#domain/cart/cart.ts';
import { payeeIn } from '#domain/money/upi.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { ComboCard } from '../features/checkout/cart/combo-card.tsx';
import { orderedAs } from '../features/checkout/cart/use-offer.ts';
import { CompanyCard } from '../features/company/company-card.tsx';
import { ClosedNote } from '../features/table/closed-note.tsx';
import { PayPart } from '../features/table/pay/pay-part.tsx';
import { TablePage } from '../features/table/table-page.tsx';
import { tableNameIn } from '../features/table/use-news.ts';
import { ClaimedCard } from '../features/upi/claimed-card.tsx';
import { PayCard } from '../features/upi/pay-card.tsx';
import { pricedMenus } from '../pricing/pricing.ts';
import { useCart } from '../state/cart.ts';
import { refetchAt, refetchStore, subscribeToStore, useLiveStore } from '../state/live-store.ts';
import { refetchTable, sitAnew } from '../state/table/sit.ts';
import { useTable } from '../state/table/use-table.ts';
import { applyLastTheme, applyThemeOf } from '../state/theme.ts';
import { $visit, checkTable, menuPath, readVisit, saveVisit } from '../state/visit.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LoadingPage, MissingPage } from './plain-pages.tsx';
import { useTableForm } from './use-table-form.ts';

const NOWHERE = { conf: null, iden: null };

/** The page of the table where this phone sits, or last sat. */
export function TableRoute() {
  const { slug = '' } = useParams<{ slug?: string }>();
  const { names } = useTexts();
  const visit = useStore($visit) ?? readVisit();
  const own = visit?.slug === slug ? visit : null;
  const table = useTable(slug, own);
  const { value: store, isMissing } = useLiveStore(slug);
  const cart = useCart(slug);
  const toGateway = useTableForm(slug);
  const menus = useMemo(
    () =>
      store ? pricedMenus(store.page.menus.map(parseMenuView), store, orderedAs(store, own ?? NOWHERE)) : [],
    [store, own],
  );
  useEffect(() => {
    const kept = readVisit();
    if (kept && !$visit.get()) saveVisit(kept);
    void checkTable();
  }, []);
  useEffect(() => {
    void refetchStore(slug);
    return subscribeToStore(slug);
  }, [slug]);
  const { revision } = store ?? {};
  useEffect(() => refetchAt(slug, store?.changesAt ?? null), [slug, store]);
  // Prices change with the menu, or with the hour, of which the stream of the table says nothing.
  const prices = `${revision} ${store?.prices?.rules.map(({ id }) => id).join(' ')}`;
  useEffect(() => {
    if (revision !== undefined && prices) void refetchTable().catch(() => {});
  }, [revision, prices]);
  useEffect(() => {
    if (store) applyThemeOf({ kind: 'store', store, menuId: null });
    else void applyLastTheme();
  }, [store]);

  if (isMissing) return <MissingPage />;
  if (!table) return <LoadingPage />;
  const named = table.view?.table ?? (own?.iden ? { iden: own.iden, label: own.idel ?? '' } : null);
  return (
    <TablePage
      table={table}
      name={named ? tableNameIn(names, named) : ''}
      storeName={store?.page.profile.name ?? table.seat?.store.name ?? ''}
      menuHref={menuPath(slug)}
      menus={menus}
      offer={store && cart && <ComboCard store={store} cart={cart} menus={menus} />}
      pay={(view, seat) => (
        <PayPart
          view={view}
          seat={seat}
          onForm={toGateway}
          upi={({ isClaimed, link, ...part }) => {
            const told = { ...part, currency: view.currency, onClaimed: () => {} };
            return isClaimed ? (
              <ClaimedCard utr="" {...told} />
            ) : (
              <PayCard upi={{ ...payeeIn(link), link }} hasBar={false} {...told} />
            );
          }}
        />
      )}
      company={({ orders }) => {
        const [standing] = orders.filter(({ state }) => state !== CANCELLED);
        return standing && <CompanyCard slug={standing.slug} />;
      }}
      anew={<ClosedNote unsent={countItems(cart)} onAnew={table.place ? () => void sitAnew() : undefined} />}
    />
  );
}
