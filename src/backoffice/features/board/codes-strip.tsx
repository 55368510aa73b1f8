import { useQuery } from '@tanstack/react-query';
import { may } from '#domain/people/permissions.ts';
import { otpOutboxQuery } from '../../api/orders.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatTime } from '../../parts/format.ts';
import { useTimed } from '../../parts/now.ts';
import { useInterface } from '../../texts/index.ts';
import { ChipsRow } from './chips-row.tsx';
import styles from './strip.module.css';

/** One-time codes that no sender took: the guest stands at the counter and is told theirs. */
export function CodesStrip() {
  const { t, language } = useInterface();
  const { storeId, role, profile } = useStore();
  const isUsed = profile.orderConfigs.some((type) => type.otpAuthentication || type.otp_on_order);
  const { data } = useQuery(otpOutboxQuery(storeId, isUsed && may(role, 'otp.read')));
  const codes = data?.codes ?? [];
  const count = useTimed((now) => codes.filter(({ expiresAt }) => Date.parse(expiresAt) > now).length);
  if (count === 0) return null;
  const valid = codes.toSorted((one, other) => other.expiresAt.localeCompare(one.expiresAt)).slice(0, count);
  return (
    <ChipsRow id="codes" title={t.board.codes}>
      {valid.map(({ phone, code, expiresAt }) => (
        <li key={`${phone} ${code}`} className={`${styles.chip} ${styles.quiet}`}>
          <span>{phone}</span>
          <strong className={styles.code}>{code}</strong>
          <span className={styles.small}>
            {t.board.codeValid(formatTime(expiresAt, { language, timeZone: profile.timeZone }))}
          </span>
        </li>
      ))}
    </ChipsRow>
  );
}
