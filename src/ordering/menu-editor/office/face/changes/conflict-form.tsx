import { useState } from 'react';
import { Button } from '#ui/office/buttons/button.tsx';
import type { Conflict, Side } from '../../../rules/changes/merge-catalogues.ts';
import type { Question } from './conflict-context.ts';
import styles from './conflict-form.module.css';
import { choiceText, describeConflict } from './describe-conflict.ts';
import { useWording } from './use-wording.ts';

interface ConflictFormProps {
  question: Question;
  onDecide: (choices: Record<string, Side>) => void;
  onLeave: () => void;
}

export function ConflictForm({ question: { conflicts, authors }, onDecide, onLeave }: ConflictFormProps) {
  const wording = useWording();
  const t = wording.t.changes.conflict;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const open = conflicts.filter(({ key }) => choices[key] === undefined).length;
  const chooseAll = (choice: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, choice])));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (open === 0) onDecide(choices);
      }}
    >
      <p className={styles.lead}>{t.lead}</p>
      {conflicts.length > 1 && (
        <div className={styles.all}>
          <Button onClick={() => chooseAll('theirs')}>{t.allTheirs}</Button>
          <Button onClick={() => chooseAll('mine')}>{t.allMine}</Button>
        </div>
      )}
      {conflicts.map((conflict) => (
        <fieldset key={conflict.key} className={styles.conflict}>
          <legend className={styles.legend}>
            {describeConflict(conflict, authors.of(conflict) ?? wording.t.changes.somebody, wording)}
          </legend>
          <div className={styles.choices}>
            {(['theirs', 'mine'] as const).map((choice) => (
              <ChoiceField
                key={choice}
                conflict={conflict}
                choice={choice}
                text={choiceText(conflict, choice, wording)}
                isChosen={choices[conflict.key] === choice}
                onChoose={() => setChoices({ ...choices, [conflict.key]: choice })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.steps}>
        <p role="status">{open > 0 && t.open(open)}</p>
        <Button onClick={onLeave}>{t.later}</Button>
        <Button look="main" type="submit" disabled={open > 0}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceFieldProps {
  conflict: Conflict;
  choice: Side;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function ChoiceField({ conflict, choice, text, isChosen, onChoose }: ChoiceFieldProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={conflict.key} value={choice} checked={isChosen} onChange={onChoose} />
      {text}
    </label>
  );
}
