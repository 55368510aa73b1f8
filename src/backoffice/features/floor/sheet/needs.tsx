import type { StaffSitting } from '#domain/api/sittings.ts';
import common from '../../../components/common.module.css';
import { useTexts } from '../../../texts/index.ts';
import styles from './sheet.module.css';

/** What somebody at the table does not eat. Who it is, nobody is told. */
export function Needs({ sitting: { needs } }: { sitting: StaffSitting }) {
  const { floor, editor } = useTexts();
  const t = floor.needs;
  if (!needs) return null;
  const { avoid, eats, spice } = needs;
  const said = [
    ...avoid.map((allergen) => t.without(editor.diet.allergenNames[allergen])),
    ...(eats === null ? [] : [t.diets[eats]]),
    ...(spice === null ? [] : [t.upTo[spice]]),
  ];
  return <p className={`${styles.ask} ${common.warn}`}>{t.said(said.join(', '))}</p>;
}
