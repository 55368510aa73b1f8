import type { LineState } from '#operators/health/rules/lines.ts';
import { HEALTH_TEXTS, nameLine, sayLine } from '#operators/health/rules/say-line.ts';
import type { SiteHealth } from '#operators/health/wire/site-health.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './health.module.css';

const TONES: Record<LineState, string | undefined> = {
  red: common.bad,
  amber: common.warn,
  green: common.good,
};

/** Each line with what is wrong and what to do, as the server sorts them: what is worst first. */
export function HealthLines({ health: { lines, asOf } }: { health: SiteHealth }) {
  const t = useTexts().operator.health;
  const clock = useOperatorClock();
  const { language } = clock;
  const time = (at: string) => formatDayTime(at, clock);
  const isFine = lines.every(({ state }) => state === 'green');
  return (
    <Card title={t.now} hint={`${isFine ? `${t.allFine} ` : ''}${t.asOf(time(asOf))}`}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name} className={styles.line} data-state={line.state}>
            <h3>{nameLine(line.name, language)}</h3>
            <span className={`${common.pill} ${TONES[line.state]}`}>
              {HEALTH_TEXTS[language].states[line.state]}
            </span>
            <p>
              {sayLine(line, language, time)}
              {line.state !== 'green' && line.since && ` (${t.since(time(line.since))})`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
