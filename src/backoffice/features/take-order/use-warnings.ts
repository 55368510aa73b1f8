import { formatMoney, type Minor } from '#domain/money/money.ts';
import { meetsMinimum } from '#domain/placing/checkout.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
import { isTypePaused } from '#domain/store/type-pauses.ts';
import { openingStatus } from '#domain/time/opening.ts';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';

/** What would keep a guest from ordering this now; the staff are told, and decide. */
export function useWarnings(orderType: OrderType | null, cartValue: Minor): string[] {
  const { takeOrder: t } = useTexts();
  const { profile } = useStore();
  const now = Date.now();
  const pausedUntil = profile.pausedUntil === null ? null : new Date(profile.pausedUntil);
  const status = openingStatus({ ...profile, pausedUntil }, now);
  const warnings = status.open ? [] : [status.reason === 'paused' ? t.paused : t.closed];
  if (orderType === null) return warnings;
  if (isTypePaused(profile.pausedTypes, orderType.id, now)) warnings.push(t.typePaused(orderType.label));
  if (!meetsMinimum(cartValue, orderType.minimum))
    warnings.push(t.minimum(formatMoney(orderType.minimum, profile.currency)));
  return warnings;
}
