import { useMemo } from 'react';
import type { PayeeView } from '#money/receipts/wire/receipts.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import { qrPath } from '#ui/shared/qr-path.ts';
import { upiLink } from '../../rules/upi.ts';
import styles from '../payments-page.module.css';

const ONE_RUPEE = 100;

/** Lets owners try the address by paying one rupee to it, and says who changed it last in case it is not theirs. */
export function SavedPayee({ payee }: { payee: NonNullable<PayeeView> }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const words = t.settings.upi;
  const { vpa, name, changed } = payee;
  const { size, path } = useMemo(
    () => qrPath(upiLink({ vpa, name }, { orderNo: 0, amount: ONE_RUPEE }), 'medium'),
    [vpa, name],
  );
  return (
    <div className={styles.saved}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={words.tryAlt}
      >
        <path d={path} />
      </svg>
      <div>
        <p>{words.tryIt}</p>
        {changed && (
          <p className={styles.changed}>
            {words.changed(changed.by, formatDayTime(changed.at, { language, timeZone }))}
          </p>
        )}
      </div>
    </div>
  );
}
