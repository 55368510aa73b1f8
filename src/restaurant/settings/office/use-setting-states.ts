import { useQuery } from '@tanstack/react-query';
import { mailSettingsQuery } from '#guests/mail/office-api/mail.ts';
import { messageSettingsQuery } from '#guests/messages/office-api/messages.ts';
import type { MessageSettingsView } from '#guests/messages/wire/messages.ts';
import { reservationSettingsQuery } from '#guests/reservations/office-api/calendar.ts';
import { printersQuery } from '#kitchen/printing/office-api/printers.ts';
import { stationsQuery } from '#kitchen/stations/office-api/stations.ts';
import { billSettingsQuery } from '#money/bills/office-api/bills.ts';
import { keysQuery } from '#programs/keys/office-api/keys.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { domainQuery } from '#restaurant/domains/office-api/domain.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { tabletsQuery } from '#restaurant/tablets/office-api/tablets.ts';
import { sittingSettingsQuery } from '#tables/sittings/office-api/sittings.ts';
import type { Texts } from '#texts/office/en.ts';
import { useInterface, useNames, useTexts } from '#texts/office/index.ts';
import { useTimed } from '#ui/office/now.ts';
import { isAhead } from '#ui/office/until.ts';
import { type SectionName, sectionsFor } from './sections.ts';
import { openableOf } from './store/face/openable.ts';
import { openingText } from './store/face/opening-text.ts';

/** The present state of each setting in a few words, so that most questions need no screen. */
export function useSettingStates(): Record<SectionName, string> {
  const { t, language } = useInterface();
  const { nameOf } = useNames();
  const { storeId, role, profile } = useStore();
  const names = new Set(sectionsFor(role).map(({ name }) => name));
  const { data: printers } = useQuery({ ...printersQuery(storeId), enabled: names.has('printers') });
  const { data: bills } = useQuery({ ...billSettingsQuery(storeId), enabled: names.has('bills') });
  const { data: messages } = useQuery({ ...messageSettingsQuery(storeId), enabled: names.has('messages') });
  const { data: reservations } = useQuery({
    ...reservationSettingsQuery(storeId),
    enabled: names.has('reservations'),
  });
  const { data: sittings } = useQuery({ ...sittingSettingsQuery(storeId), enabled: names.has('sittings') });
  const { data: domain } = useQuery({ ...domainQuery(storeId), enabled: names.has('domain') });
  const clock = { language, timeZone: profile.timeZone };
  const hours = useTimed((now) => openingText(t.hours, openingStatus(openableOf(profile), now), now, clock));
  const supported = useTimed((now) => isAhead(profile.supportUntil, now));
  const { now, payments } = t.settings;
  const joined = (parts: (string | false | null | undefined)[], otherwise: string) =>
    parts.filter(Boolean).join(' · ') || otherwise;
  const switchedOn = printers?.printers.filter(({ enabled }) => enabled) ?? [];
  const ready = switchedOn.filter(({ fault, seenAt }) => fault === null && seenAt !== null);
  return {
    store: now[visibilityOf(profile)],
    // Always true, because the palette is made of readable tones.
    look: now.readsWell,
    domain: domain?.domains?.find(({ isMain }) => isMain)?.domain || domain?.domain || t.domain.none,
    website: t.website.now(profile.websites?.length ?? 0),
    plan: profile.subscriptionMode,
    hours,
    policies: now.policies,
    legal: joined(
      [profile.gstNo && now.gstin(profile.gstNo.slice(-5)), profile.fssaiNo ? now.fssai : now.noFssai],
      '',
    ),
    privacy: now.privacy,
    support: supported ? t.closing.support.now : t.closing.support.off,
    close: profile.erasedAt ? t.closing.closed : t.closing.open,
    orderTypes: joined(
      profile.orderConfigs.map((type) => type.active && nameOf(type)),
      now.noOrderTypes,
    ),
    prices: t.priceRules.now(profile.priceRules?.length ?? 0),
    sittings: sittings?.isOn === false ? t.sittings.off : t.sittings.on,
    changes: t.editRules.now(profile.editRules.staffPercent),
    courses: t.courses.now(coursesText(profile, (label) => nameOf({ label }))),
    reservations: reservations?.isOn ? t.reservations.on : t.reservations.off,
    mail: useMailState(names.has('mail')),
    messages: messages ? joined(channelsOf(messages, t), now.noProvider) : now.messages,
    payments: joined(
      [profile.upi?.vpa, profile.gatewayKind && now.gateway(payments.gateways[profile.gatewayKind].name)],
      now.noGateway,
    ),
    bills: bills ? t.bills.kinds[bills.kind] : t.bills.settings.now,
    tablets: useTabletsState(names.has('tablets')),
    stations: useStationsState(names.has('stations')),
    keys: useKeysState(names.has('keys')),
    printers: printers ? now.printersReady(ready.length, switchedOn.length) : now.printers,
  };
}

function channelsOf({ sms, whatsApp }: MessageSettingsView, { settings, messages }: Texts) {
  return [
    sms.provider && settings.now.smsBy(messages.providers[sms.provider]),
    whatsApp.active && settings.now.whatsApp,
  ];
}

function useMailState(isMine: boolean): string {
  const { storeId } = useStore();
  const { mail: t } = useTexts();
  const { data } = useQuery({ ...mailSettingsQuery(storeId), enabled: isMine });
  return data?.mailbox?.address ?? t.none;
}

function useTabletsState(isMine: boolean): string {
  const { storeId } = useStore();
  const { tablets: t } = useTexts();
  const { data } = useQuery({ ...tabletsQuery(storeId), enabled: isMine });
  return data ? t.now(data.tablets.length) : t.title;
}

function useStationsState(isMine: boolean): string {
  const { storeId } = useStore();
  const { stations: t } = useTexts();
  const { data } = useQuery({ ...stationsQuery(storeId), enabled: isMine });
  return data ? t.now(data.stations.length) : t.title;
}

function coursesText({ courses }: StoreForStaff, nameOf: (name: string) => string): string {
  return courses?.isOn ? courses.courses.map(({ name }) => nameOf(name)).join(' · ') : '';
}

function useKeysState(isMine: boolean): string {
  const { storeId } = useStore();
  const { keys: t } = useTexts();
  const { data } = useQuery({ ...keysQuery(storeId), enabled: isMine });
  return data ? t.now(data.keys.length) : t.title;
}

function visibilityOf({ viewMode, viewModeByPlan, listed }: StoreForStaff) {
  if (viewMode || viewModeByPlan) return 'viewOnly';
  return listed ? 'listed' : 'unlisted';
}
