import { type FormEvent, useId, useState } from 'react';
import { ALLERGENS, SPICES } from '#ordering/menu/rules/diets/diet.ts';
import { DIETS, type Needs, NO_NEEDS } from '#ordering/menu/rules/diets/needs.ts';
import { useDietTexts } from '#ordering/menu/texts/guests/diet/use-diet-texts.ts';
import { Choice, ChoiceGroup } from '#ui/guests/form/choice-group.tsx';
import card from '#ui/guests/order-card.module.css';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import styles from './needs-sheet.module.css';
import { tellNeeds } from './state/sit.ts';
import { useAct } from './use-trouble.ts';

interface Props {
  open: boolean;
  /** What this guest has said before. */
  own: Needs | undefined;
  onClose: () => void;
}

/** Asks what a guest does not eat, and says who will see it. */
export function NeedsSheet({ open, own, onClose }: Props) {
  const { needs: t } = useTableTexts();
  return (
    <TitledSheet open={open} onClose={onClose} title={t.title}>
      {open && <NeedsForm own={own} onClose={onClose} />}
    </TitledSheet>
  );
}

const MILDER = SPICES.filter((level) => level < Math.max(...SPICES));

function NeedsForm({ own, onClose }: Omit<Props, 'open'>) {
  const { needs: t } = useTableTexts();
  const diet = useDietTexts();
  const { ref, submit, isBusy, faults } = useAct();
  const [said, setSaid] = useState(own ?? NO_NEEDS);
  const whoId = useId();
  const { avoid, eats, spice } = said;
  const tell = async (needs: Needs) => {
    if (await submit(() => tellNeeds(needs))) onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void tell(said);
  };
  return (
    <form ref={ref} className={styles.form} aria-describedby={whoId} noValidate onSubmit={save}>
      <p id={whoId} className={styles.who}>
        {t.who} {t.kept}
      </p>
      <ChoiceGroup title={diet.eats}>
        {([null, ...DIETS] as const).map((one) => (
          <Choice
            key={one ?? ''}
            type="radio"
            isChosen={eats === one}
            onChoose={() => setSaid({ ...said, eats: one })}
          >
            {one === null ? diet.everything : t.diets[one]}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup title={t.avoid} hint={diet.ask}>
        {ALLERGENS.map((allergen) => (
          <Choice
            key={allergen}
            type="checkbox"
            isChosen={avoid.includes(allergen)}
            onChoose={(isChosen) =>
              setSaid({
                ...said,
                avoid: isChosen ? [...avoid, allergen] : avoid.filter((other) => other !== allergen),
              })
            }
          >
            {diet.allergens[allergen]}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup title={diet.hotness}>
        {([null, ...MILDER] as const).map((one) => (
          <Choice
            key={one ?? ''}
            type="radio"
            isChosen={spice === one}
            onChoose={() => setSaid({ ...said, spice: one })}
          >
            {one === null ? diet.anySpice : diet.upTo[one]}
          </Choice>
        ))}
      </ChoiceGroup>
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
      <button type="submit" className={actions.foot} aria-busy={isBusy}>
        {t.save}
      </button>
      {own && (
        <button
          type="button"
          className={actions.quiet}
          aria-busy={isBusy}
          onClick={() => void tell(NO_NEEDS)}
        >
          {t.withdraw}
        </button>
      )}
    </form>
  );
}
