import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDesk } from '#kitchen/board/office/desk/desk-context.ts';
import { placeText } from '#kitchen/board/office/orders/tickets.ts';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';
import { sectionsFor } from '#restaurant/settings/office/sections.ts';
import { floorQuery } from '#tables/sittings/office-api/sittings.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import type { Texts } from '#texts/office/en.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { GearIcon, PersonIcon, TableIcon, ThemeIcon, TicketIcon } from '#ui/office/icons.tsx';
import type { Command } from './palette/finder.tsx';
import { dishesOf, namedDish, useActions } from './palette-actions.ts';
import { groupsFor } from './shell/sections.ts';
import { THEMES, useTheme } from './shell/theme-choice.ts';

type PlaceOf = ReturnType<typeof useNames>['placeOf'];
type GoTo = (address: string) => () => void;

const ACCOUNT = '/app/management/user/account';

/** The commands of the palette: what is done, screens, settings, tables, orders, dishes and themes. */
export function useCommands(): Command[] {
  const t = useTexts();
  const { storeId, role, isAtTablet } = useStore();
  const { orders } = useDesk();
  const { setTheme } = useTheme();
  const { history } = useRouter();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const { data: floor } = useQuery(floorQuery(storeId));
  const { placeOf } = useNames();
  const actions = useActions();
  const places = useMemo(() => {
    const to: GoTo = (address) => () => history.push(address);
    const themes = THEMES.map((theme) => ({
      id: theme,
      label: t.palette[theme],
      kind: t.palette.theme,
      words: '',
      Icon: ThemeIcon,
      run: () => setTheme(theme),
    }));
    return [
      ...screens(role, t, to).filter(({ id }) => !(isAtTablet && id === ACCOUNT)),
      ...(may(role, 'payment.record') ? [unpaidCommand(t, to)] : []),
      ...settingsOf(role, t, to),
      ...(floor?.tables ?? []).map((table) => tableCommand(table, placeOf, t, to)),
      ...orders.map((order) => orderCommand(order, role, t, to)),
      ...dishesOf(catalogue).map((dish) => ({ ...namedDish(dish, t), run: to(addressOf(dish.item, role)) })),
      ...themes,
    ];
  }, [t, role, isAtTablet, orders, floor, placeOf, catalogue, history, setTheme]);
  return [...actions, ...places];
}

function screens(role: ActingRole, t: Texts, to: GoTo): Command[] {
  const shown = groupsFor(role).flatMap(({ sections }) => sections);
  const all = shown
    .filter(({ label }) => label !== 'newOrder')
    .map(({ to: address, label, Icon }) => ({ address, label: t.sections[label], Icon }));
  const account = { address: ACCOUNT, label: t.palette.account, Icon: PersonIcon };
  return [...all, account].map(({ address, label, Icon }) => ({
    id: address,
    label,
    kind: t.palette.screens,
    words: t.palette.words[address] ?? '',
    Icon,
    run: to(address),
  }));
}

function unpaidCommand(t: Texts, to: GoTo): Command {
  const { unpaid: label, unpaidWords: words, screens: kind } = t.palette;
  return { id: 'unpaid', label, kind, words, Icon: TicketIcon, run: to('/app/dashboard?list=unpaid') };
}

function settingsOf(role: ActingRole, t: Texts, to: GoTo): Command[] {
  if (!may(role, 'store.update')) return [];
  return sectionsFor(role).map(({ name, path }) => ({
    id: path,
    label: t.settings.sections[name],
    kind: t.sections.settings,
    words: t.palette.settings[name],
    Icon: GearIcon,
    run: to(path),
  }));
}

function tableCommand(table: FloorTable, placeOf: PlaceOf, t: Texts, to: GoTo): Command {
  return {
    id: table._id,
    label: placeOf({ iden: table.iden, idel: table.label }),
    kind: t.sections.floor,
    ...(table.room ? { about: table.room } : {}),
    words: table.room ?? '',
    Icon: TableIcon,
    exact: [table.iden],
    run: to(`/app/floor?table=${table._id}`),
  };
}

function orderCommand(order: StaffOrderView, role: ActingRole, t: Texts, to: GoTo): Command {
  const { phone, countryCode, name } = order.user;
  return {
    id: order._id,
    label: t.board.order(order.orderNo),
    kind: t.palette.orders,
    about: [placeText(order), name].filter(Boolean).join(' · '),
    words: `${placeText(order)} ${name}`,
    Icon: TicketIcon,
    exact: [`${order.orderNo}`, `#${order.orderNo}`, placeText(order)],
    ...(may(role, 'order.contact') ? { phone: `${countryCode}${phone}`.replace(/\D/g, '') } : {}),
    run: to(`/app/dashboard?order=${order._id}`),
  };
}

/** The dish's editor, or the list of dishes for roles that may not edit. */
function addressOf({ _id, label }: ItemView, role: ActingRole): string {
  return may(role, 'catalogue.replace')
    ? `/app/management/e-commerce/product/${encodeURIComponent(_id)}`
    : `/app/management/e-commerce/list?find=${encodeURIComponent(label)}`;
}
