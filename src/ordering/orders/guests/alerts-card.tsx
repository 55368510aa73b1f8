import type { ReactNode } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import card from '#ui/guests/order-card.module.css';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../wire/order.ts';
import styles from './guest-cards.module.css';
import { useAlerts } from './use-alerts.ts';

/** Offers messages about the order by push and WhatsApp. */
export function AlertsCard({ order }: { order: OrderView }) {
  const { alerts: texts } = useAfterTexts();
  const { language } = useLanguage();
  const { push, whatsApp, isBusy, hasFailed, togglePush, toggleWhatsApp } = useAlerts(order.slug, language);
  if (push === 'none' && whatsApp === null) return null;
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {push !== 'none' && push !== 'forbidden' && (
        <Toggle isOn={push === 'on'} isBusy={isBusy} onToggle={togglePush}>
          {texts.push}
        </Toggle>
      )}
      {whatsApp !== null && (
        <Toggle isOn={whatsApp} isBusy={isBusy} onToggle={toggleWhatsApp}>
          {texts.whatsApp}
        </Toggle>
      )}
      <p className={card.hint} role="status">
        {hasFailed
          ? texts.failed
          : push === 'forbidden'
            ? texts.forbidden
            : push === 'on'
              ? texts.on
              : texts.hint}
      </p>
    </section>
  );
}

interface ToggleProps {
  isOn: boolean;
  isBusy: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Toggle({ isOn, isBusy, onToggle, children }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={() => !isBusy && onToggle()}
      />
    </label>
  );
}
