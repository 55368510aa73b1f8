import { useTexts } from '#texts/office/index.ts';
import styles from './swatches.module.css';

/** Colours of kitchens and spices, each clearly different from the others. */
const SWATCHES = [
  '00AB55',
  '0B6E3F',
  'E4572E',
  'B3261E',
  'FF9900',
  '8A5A00',
  '7A3E9D',
  '1F6FB2',
  '0E7C86',
  '2B2B2B',
];

interface SwatchesProps {
  chosen: string;
  onChoose: (color: string) => void;
}

/** Colours that suit a restaurant, one tap each. */
export function Swatches({ chosen, onChoose }: SwatchesProps) {
  const t = useTexts().settings.look;
  return (
    <fieldset className={styles.swatches} aria-label={t.swatches}>
      {SWATCHES.map((swatch) => (
        <button
          key={swatch}
          type="button"
          className={styles.swatch}
          style={{ background: `#${swatch}` }}
          aria-label={`#${swatch}`}
          aria-pressed={swatch.toLowerCase() === chosen.toLowerCase()}
          onClick={() => onChoose(swatch)}
        />
      ))}
    </fieldset>
  );
}
