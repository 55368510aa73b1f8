import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import styles from './floor.module.css';
import { type FloorChoice, SHOWS, VIEWS } from './floor-choice.ts';

const ALL = '';

interface FloorBarProps {
  choice: FloorChoice;
  areas: readonly string[];
  onChoose: (change: Partial<FloorChoice>) => void;
}

/** Which tables are shown, and how. */
export function FloorBar({ choice, areas, onChoose }: FloorBarProps) {
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
      {areas.length > 0 && (
        <Choice
          label={t.area}
          value={choice.area ?? ALL}
          options={[
            { value: ALL, label: t.allAreas },
            ...areas.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(area) => onChoose({ area: area === ALL ? null : area })}
        />
      )}
    </div>
  );
}
