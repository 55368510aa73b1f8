import { useEffect, useMemo } from 'react';
import { useParams } from 'wouter';
import { ClaimedCard } from '#money/payments/guests/claimed-card.tsx';
import { PayCard } from '#money/payments/guests/pay-card.tsx';
import { payeeIn } from '#money/payments/rules/upi.ts';
import { countItems } from '#ordering/cart/rules/cart.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { ComboCard } from '#ordering/placing/guests/cart/combo-card.tsx';
import { orderedAs } from '#ordering/placing/guests/cart/use-offer.ts';
import { CompanyCard } from '#ordering/placing/guests/company/company-card.tsx';
import { pricedMenus } from '#ordering/prices/guests/pricing.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { useCart } from '#platform/phone/guests/state/cart.ts';
import {
  refetchAt,
  refetchStore,
  subscribeToStore,
  useLiveStore,
} from '#platform/phone/guests/state/live-store.ts';
import { applyLastTheme, applyThemeOf } from '#platform/phone/guests/state/theme.ts';
import { $visit, checkTable, menuPath, readVisit, saveVisit } from '#platform/phone/guests/state/visit.ts';
import { ClosedNote } from '#tables/sittings/guests/closed-note.tsx';
import { isOutside } from '#tables/sittings/guests/joining/outside.tsx';
import { PayPart } from '#tables/sittings/guests/pay/pay-part.tsx';
import { refetchTable, sitAnew } from '#tables/sittings/guests/state/sit.ts';
import { useTable } from '#tables/sittings/guests/state/use-table.ts';
import { TablePage } from '#tables/sittings/guests/table-page.tsx';
import { tableNameIn } from '#tables/sittings/guests/use-news.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { LoadingPage, MissingPage } from '../plain-pages.tsx';
import { useOwnLanguage } from './use-own-language.ts';
import { useTableForm } from './use-table-form.ts';

const NOWHERE = { conf: null, iden: null };

/** The page of the table where this phone sits, or last sat. */
export function TableRoute() {
  const { slug = '' } = useParams<{ slug?: string }>();
  const { names } = useTexts();
  const visit = useAtom($visit) ?? readVisit();
  const own = visit?.slug === slug ? visit : null;
  const table = useTable(slug, own);
  const { value: store, isMissing } = useLiveStore(slug);
  useOwnLanguage(slug, table !== null && isOutside(table.phase));
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
