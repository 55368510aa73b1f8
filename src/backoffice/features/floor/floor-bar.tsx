import { Choice } from '../../components/choice.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './floor.module.css';
import { type FloorChoice, SHOWS, VIEWS } from './floor-choice.ts';

const ALL = '';

interface FloorBarProps {
  choice: FloorChoice;
  rooms: readonly string[];
  onChoose: (change: Partial<FloorChoice>) => void;
}

/** Which tables are shown, and how. */
export function FloorBar({ choice, rooms, onChoose }: FloorBarProps) {
  const { floor: t } = useTexts();
  return (
    <div className={styles.bar}>
      <Choice
        label={t.show}
        value={choice.show}
        options={SHOWS.map((value) => ({ value, label: t.shows[value] }))}
        onChange={(show) => onChoose({ show })}
      />
      <Choice
        label={t.view}
        value={choice.view}
        options={VIEWS.map((value) => ({ value, label: t.views[value] }))}
        onChange={(view) => onChoose({ view })}
      />
      {rooms.length > 0 && (
        <Choice
          label={t.area}
          value={choice.room ?? ALL}
          options={[
            { value: ALL, label: t.allAreas },
            ...rooms.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(room) => onChoose({ room: room === ALL ? null : room })}
        />
      )}
    </div>
  );
}
