import { isServiceCharge } from '#domain/bills/bill-settings.ts';
import { Warning } from '../../../parts/warning.tsx';
import { useTexts } from '../../../texts/index.ts';

/** Shown while somebody names a charge that may not be added by default. */
export function ServiceChargeWarning({ labels }: { labels: string[] }) {
  const { bills } = useTexts();
  const refusable = labels.filter(isServiceCharge);
  return refusable.length > 0 && <Warning>{bills.settings.serviceCharge(refusable.join(', '))}</Warning>;
}
