import { useId } from 'react';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatTime } from '#ui/office/format.ts';
import styles from './preview-panel.module.css';
import { MINUTE_STEP, type PreviewTime } from './preview-time.ts';

interface TimeChooserProps {
  time: PreviewTime;
  isNow: boolean;
  /** Null means now. */
  onChoose: (time: PreviewTime | null) => void;
}

const LAST_MINUTE = 24 * 60 - MINUTE_STEP;

export function TimeChooser({ time, isNow, onChoose }: TimeChooserProps) {
  const {
    t: { editor: t },
    language,
  } = useInterface();
  const id = useId();
  const shown = formatTime(time.minute * MINUTE, { language, timeZone: 'UTC' });
  return (
    <div className={styles.time}>
      <div className={styles.row}>
        <input
          type="date"
          className={styles.day}
          aria-label={t.previewDay}
          value={time.day}
          onChange={(event) => event.target.value && onChoose({ ...time, day: event.target.value })}
        />
        <output className={styles.clock} htmlFor={id}>
          {shown}
        </output>
        <button type="button" className={styles.now} aria-pressed={isNow} onClick={() => onChoose(null)}>
          {t.now}
        </button>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        aria-label={t.previewHour}
        aria-valuetext={shown}
        min={0}
        max={LAST_MINUTE}
        step={MINUTE_STEP}
        value={time.minute - (time.minute % MINUTE_STEP)}
        onChange={(event) => onChoose({ ...time, minute: Number(event.target.value) })}
      />
    </div>
  );
}
