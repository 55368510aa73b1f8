import { useMemo, useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { formatMoneyFixed, parseHundredths } from '#domain/money/money.ts';
import actions from '#ui/parts/actions.module.css';
import { Icon } from '#ui/parts/icon.tsx';
import { qrPath } from '#ui/qr-path.ts';
import card from '../../parts/order-card.module.css';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useUpiTexts } from '../../texts/upi/use-upi-texts.ts';
import { ClaimForm } from './claim-form.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './upi-card.module.css';

interface UpiCardProps {
  order: OrderView;
  onClaimed: () => void;
}

/** The guest pays in a UPI app and says so; the restaurant confirms that the money has come. */
export function UpiCard({ order, onClaimed }: UpiCardProps) {
  return order.money.upi ? (
    <Pay order={order} upi={order.money.upi} onClaimed={onClaimed} />
  ) : (
    <Claimed order={order} onClaimed={onClaimed} />
  );
}

/** Only browsers on Android open `upi:` links. */
const isAndroid = () => /android/i.test(navigator.userAgent);

type Upi = NonNullable<OrderView['money']['upi']>;

function Pay({ order, upi, onClaimed }: UpiCardProps & { upi: Upi }) {
  const texts = useUpiTexts();
  const [isTelling, setTelling] = useState(false);
  const amount = parseHundredths(order.money.due) ?? 0;
  const total = formatMoneyFixed(amount, order.store.currency);
  return (
    <section className={card.card} aria-labelledby="upi-title">
      <h2 id="upi-title">{texts.title(total)}</h2>
      <Refused order={order} />
      <p className={card.lead}>{texts.lead(upi.name)}</p>
      <Code text={upi.link} label={texts.code(total, upi.name)} />
      {isAndroid() && (
        <>
          <a className={actions.strong} href={upi.link}>
            {texts.open}
          </a>
          <p className={card.hint}>{texts.openHint}</p>
        </>
      )}
      <dl className={styles.rows}>
        <CopyRow label={texts.id} text={upi.vpa} />
        <CopyRow label={texts.amount} text={total.replace(/^\D+/, '')} shown={total} />
      </dl>
      {isTelling ? (
        <ClaimForm
          orderSlug={order.slug}
          utr=""
          cancel={texts.notYet}
          onCancel={() => setTelling(false)}
          onDone={onClaimed}
        />
      ) : (
        <button
          type="button"
          className={isAndroid() ? actions.quiet : actions.strong}
          onClick={() => setTelling(true)}
        >
          {texts.paid}
        </button>
      )}
    </section>
  );
}

/** Why the restaurant did not find the payment. */
function Refused({ order: { timeline } }: { order: OrderView }) {
  const { payment } = useAfterTexts();
  const last = timeline.findLast(({ what }) => what === 'claimed' || what === 'claim_refused');
  if (last?.what !== 'claim_refused') return null;
  return <p className={styles.refused}>{payment.claimRefused(last.reason ?? '')}</p>;
}

function Claimed({ order, onClaimed }: UpiCardProps) {
  const texts = useUpiTexts();
  const [isTelling, setTelling] = useState(false);
  const { claim, due } = order.money;
  const amount = parseHundredths(claim?.amount ?? due) ?? 0;
  const utr = claim?.utr ?? '';
  return (
    <section className={card.card} aria-labelledby="upi-title">
      <h2 id="upi-title" className={styles.waiting}>
        <Icon name="receipt" size={22} />
        {texts.waiting}
      </h2>
      <p className={card.lead}>{texts.waitingHint(formatMoneyFixed(amount, order.store.currency))}</p>
      {utr !== '' && <p className={styles.reference}>{texts.referenceIs(inGroups(utr))}</p>}
      {isTelling ? (
        <ClaimForm
          orderSlug={order.slug}
          utr={utr}
          cancel={texts.keep}
          onCancel={() => setTelling(false)}
          onDone={() => {
            setTelling(false);
            onClaimed();
          }}
        />
      ) : (
        <button type="button" className={actions.quiet} onClick={() => setTelling(true)}>
          {utr === '' ? texts.add : texts.correct}
        </button>
      )}
    </section>
  );
}

const inGroups = (utr: string) => utr.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Dark on white in any theme, since cameras read nothing else reliably. */
function Code({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text, 'medium'), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
